// The worker in which the engine thinks; crates/dvonn-worker/src/lib.rs says what is sent to and fro. The bundler writes
// above whether there is an engine with threads (`hasThreads`).
const MOST_THREADS = 4;

let stopped = null;
const isWanted = (id) => stopped === null || Atomics.load(stopped, 0) < id;

const start = ({ EngineModule }, helpers) => new EngineModule((report) => postMessage(report), isWanted, helpers);

const alone = async () => {
  const engine = await import("./engine.js");
  await engine.default({ module_or_path: new URL("./engine.wasm", import.meta.url) });
  return start(engine, 0);
};

const helped = async (helpers) => {
  const engine = await import("./engine-threads.js");
  await engine.default({ module_or_path: new URL("./engine-threads.wasm", import.meta.url) });
  // A worker starts others only while it does not think, so all must be there before the first question.
  const join = () =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL("./engine-helper.js", import.meta.url), { type: "module" });
      worker.onmessage = resolve;
      worker.onerror = reject;
      worker.postMessage({ module: engine.shared_module(), memory: engine.shared_memory() });
    });
  await Promise.all(Array.from({ length: helpers }, join));
  return start(engine, helpers);
};

// Memory can be shared only if the page is isolated, and not every device has room for as much as is set aside.
const canShare = crossOriginIsolated && "SharedArrayBuffer" in globalThis;
const helpers = hasThreads && canShare ? Math.min(MOST_THREADS, navigator.hardwareConcurrency) - 1 : 0;
const engine = helpers > 0 ? helped(helpers).catch(alone) : alone();
// Only what is reported like this reaches the page as an error.
engine.catch(reportError);

// The network makes the engine stronger. It is fetched for the first question that wants it, which waits for it, but not long:
// without it, the engine thinks as well as it can.
const PATIENCE = 3_000;
let network = null;
const fetchNetwork = async (engine) => {
  try {
    const response = await fetch(new URL("./network.net", import.meta.url));
    if (!response.ok) throw new Error(`status ${response.status}`);
    engine.use_network(new Uint8Array(await response.arrayBuffer()));
  } catch (error) {
    console.warn(`The engine thinks without its network: ${error.message}`);
  }
};

const answer = async (engine, question) => {
  if (engine.wants_network(question)) {
    network ??= fetchNetwork(engine);
    await Promise.race([network, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  }
  engine.hear(question);
};

// One after another, also while a question waits.
let last = engine;
onmessage = ({ data }) => {
  if (typeof data === "string") {
    last = last.then(() => engine).then((engine) => answer(engine, data)).catch(reportError);
  } else {
    stopped = new Uint32Array(data);
  }
};
