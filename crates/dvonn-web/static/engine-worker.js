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

onmessage = ({ data }) => {
  if (typeof data === "string") {
    engine.then((engine) => engine.hear(data)).catch(reportError);
  } else {
    stopped = new Uint32Array(data);
  }
};
