// A worker that helps the engine of another one, whose memory it shares.
import init, { help } from "./engine-threads.js";

onmessage = async ({ data: { module, memory } }) => {
  try {
    await init({ module_or_path: module, memory });
    postMessage("ready");
    help();
  } catch (error) {
    reportError(error);
  }
};
