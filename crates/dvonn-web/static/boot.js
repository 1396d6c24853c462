// Starts the page: loads the program that the address asks for, which does the rest, and then the service worker, which
// keeps what was loaded for use without a network.
const isCourse = /^\/(learn|rules)(\/|$)/.test(location.pathname);
const program = new URL(isCourse ? "./course.wasm" : "./page.wasm", import.meta.url);
const script = new URL(isCourse ? "./course.js" : "./page.js", import.meta.url);

const serviceWorker = document.querySelector("meta[name=dvonn-service-worker]")?.content;

try {
  // Both at once: neither needs the other to be fetched.
  const fetched = fetch(program);
  const { default: init } = await import(script);
  await init({ module_or_path: fetched });
} catch (error) {
  // What a browser without scripts would show is true of one without modules as well.
  const words = typeof WebAssembly === "object" ? document.querySelector("template").innerHTML : document.querySelector("noscript").textContent;
  document.body.innerHTML = words;
  throw error;
}

// After the page, so that it does not wait for files that it may never need. Who stays gets the rest for use offline, unless
// the transfer is to be saved.
if (serviceWorker && "serviceWorker" in navigator) {
  try {
    await navigator.serviceWorker.register(serviceWorker);
    const { active } = await navigator.serviceWorker.ready;
    if (!navigator.connection?.saveData) setTimeout(() => active.postMessage("keep the rest"), 5000);
  } catch (error) {
    console.warn("no use offline:", error);
  }
}
