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

// The texts by language: those of the page, of the course and the rules, and of games over the network. The bundler writes the hashes.
const textFiles = {
  common: { en: "./common-en.txt", es: "./common-es.txt", pl: "./common-pl.txt", ro: "./common-ro.txt", uk: "./common-uk.txt", it: "./common-it.txt" },
  course: { en: "./course-en.txt", es: "./course-es.txt", pl: "./course-pl.txt", ro: "./course-ro.txt", uk: "./course-uk.txt", it: "./course-it.txt" },
  online: { en: "./online-en.txt", es: "./online-es.txt", pl: "./online-pl.txt", ro: "./online-ro.txt", uk: "./online-uk.txt", it: "./online-it.txt" },
};

/** Fetches texts. The program calls this for what is opened later and for other languages. */
const fetchTexts = async (group, language) => {
  const response = await fetch(new URL(textFiles[group][language], import.meta.url));
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.text();
};

/** Fetches the puzzles. The program calls this when somebody first opens them. */
const fetchPuzzles = async () => {
  const response = await fetch(new URL("./puzzles.puz", import.meta.url));
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};

/** The language that the person has chosen in the settings, or else the first one of the browser that we have. */
const language = () => {
  let chosen;
  try {
    chosen = JSON.parse(localStorage.getItem("dvonn.settings"))?.value?.language;
  } catch {
    // The program deals with settings that cannot be read.
  }
  const tags = [chosen, ...navigator.languages].map((tag) => tag?.split("-")[0].toLowerCase());
  return tags.find((tag) => tag in textFiles.common) ?? "en";
};

// The first paint is the front page in the person's language; a page with another address begins with a board.
document.documentElement.lang = language();
if (location.pathname !== "/") {
  document.querySelector("#shell .front-text").remove();
  document.querySelector("#shell .front").className = "game";
}
// Back from a game that was opened by its address leads to the front page, as from any other game.
if (location.pathname === "/game" && performance.getEntriesByType("navigation")[0]?.type === "navigate") {
  history.replaceState(null, "", "/");
  history.pushState(null, "", "/game");
}

// A press on the first paint is for the program, once it is there.
let pressed;
document.getElementById("shell").addEventListener("click", ({ target }) => {
  const way = target.closest(".front-ways > *");
  if (!way) return;
  pressed = [...way.parentElement.children].indexOf(way);
  way.setAttribute("aria-busy", "true");
});

try {
  // All requests start at once: none of the files needs another one.
  const program = fetch(new URL("./page.wasm", import.meta.url));
  const texts = { language: language(), fetch: fetchTexts };
  const common = fetchTexts("common", texts.language);
  const { default: init } = await import("./page.js");
  globalThis.dvonnPuzzles = fetchPuzzles;
  globalThis.dvonnTexts = { ...texts, common: await common };
  await init({ module_or_path: program });
  document.querySelectorAll("main .front-ways > *")[pressed]?.click();
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
