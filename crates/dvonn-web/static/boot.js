// Starts the page: loads its module, which does the rest, and then the service worker, which keeps everything for use
// without a network.
import init from "./page.js";

const serviceWorker = document.querySelector("meta[name=dvonn-service-worker]")?.content;

try {
  await init({ module_or_path: new URL("./page.wasm", import.meta.url) });
} catch (error) {
  // What a browser without scripts would show is true of one without modules as well.
  const words = document.querySelector("noscript").textContent;
  document.body.innerHTML = words;
  throw error;
}

// After the page, so that it does not wait for files that it may never need.
if (serviceWorker && "serviceWorker" in navigator) {
  navigator.serviceWorker.register(serviceWorker).catch((error) => console.warn("no use offline:", error));
}
