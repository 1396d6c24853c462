// A worker that helps the engine of another one, whose memory it shares.
import init, { help } from "./engine-threads.js";

onmessage = ({ data: { module, memory } }) => {
  init({ module_or_path: module, memory }).then(help).catch(reportError);
};
