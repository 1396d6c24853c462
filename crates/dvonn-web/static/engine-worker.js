// The worker in which the engine thinks; crates/dvonn-worker/src/lib.rs says what is sent to and fro.
import load, { EngineModule } from "./engine.js";

let stopped = null;
const isWanted = (id) => stopped === null || Atomics.load(stopped, 0) < id;

const start = async () => {
  await load({ module_or_path: new URL("./engine.wasm", import.meta.url) });
  return new EngineModule((report) => postMessage(report), isWanted);
};
const engine = start();
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
