// Loads the program, which draws the page, and then the service worker, which keeps the page for use without a network.
// Shows a message if the program cannot be loaded or breaks.

/** The parts of a template that are written in the page's language, and those that are in none. */
const message = (id) => {
  const { content } = document.getElementById(id);
  const wanted = [...(document.documentElement.dataset.theme ? [document.documentElement.lang] : navigator.languages), "en"];
  const has = (language) => content.querySelector(`[lang="${language}"]`) !== null;
  const language = wanted.map((tag) => tag.split("-")[0]).find(has);
  const parts = [...content.cloneNode(true).children];
  return parts.filter((part) => !part.lang || part.lang === language);
};

/** Tells the person that the program has stopped. It cannot be used any more, so nothing here calls it. */
const crash = () => {
  if (document.getElementById("crash")) return;
  const dialog = Object.assign(document.createElement("dialog"), { id: "crash", className: "sheet" });
  const inside = Object.assign(document.createElement("div"), { className: "sheet-inside" });
  inside.append(...message("crashed"));
  inside.querySelector("button").onclick = () => location.reload();
  inside.querySelector("button").className = "primary";
  dialog.append(inside);
  // Closing it would leave a page that does not answer.
  dialog.oncancel = (event) => event.preventDefault();
  document.body.append(dialog);
  dialog.showModal();
};

// A panic ends the program with a trap, which reaches the window as one of these events.
const hasWasm = typeof WebAssembly === "object";
const isTrap = (error) => hasWasm && error instanceof WebAssembly.RuntimeError;
addEventListener("error", ({ error }) => isTrap(error) && crash());
addEventListener("unhandledrejection", ({ reason }) => isTrap(reason) && crash());

try {
  // Both requests start at once: neither file needs the other.
  const program = fetch(new URL("./page.wasm", import.meta.url));
  const { default: init } = await import("./page.js");
  await init({ module_or_path: program });
} catch (error) {
  // A trap has its own message. A browser without WebAssembly needs the same one as a browser without JavaScript.
  if (!hasWasm) document.body.innerHTML = document.querySelector("noscript").textContent;
  else if (!isTrap(error)) document.body.replaceChildren(...message("not-loaded"));
  throw error;
}

// The service worker comes last, because it fetches files that this visit may never need.
const serviceWorker = document.querySelector("meta[name=dvonn-service-worker]")?.content;
if (serviceWorker && "serviceWorker" in navigator) {
  navigator.serviceWorker.register(serviceWorker).catch((error) => console.warn("DVONN will not work offline:", error));
}
