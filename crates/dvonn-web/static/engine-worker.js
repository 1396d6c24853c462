// The worker in which the engine thinks; crates/dvonn-worker/src/lib.rs says what is sent to and fro.
import init, { EngineModule } from "./engine.js";

let stopped = null;
const isWanted = (id) => stopped === null || Atomics.load(stopped, 0) < id;

const loaded = init({ module_or_path: new URL("./engine.wasm", import.meta.url) });
const engine = loaded.then(() => new EngineModule((report) => postMessage(report), isWanted));
// Only what is reported like this reaches the page as an error.
engine.catch(reportError);

onmessage = ({ data }) => {
  if (typeof data === "string") {
    engine.then((engine) => engine.hear(data)).catch(reportError);
  } else {
    stopped = new Uint32Array(data);
  }
};
