// Keeps the page for use without a network. The bundler writes `build` and `files` above.
//
// Files with a hash in their name never change, so what is kept is used first. The page itself is asked of the network
// first, so that whoever is online sees the newest; the names in it decide which files go with it. A new service worker
// waits until no page of the old build is open: such a page may still load the old build's engine.
const cacheName = `dvonn-${build}`;

// A browser uses one of the two engines, so only that one is fetched in advance; icons in pixels only by who installs the
// page. Of the table and the course, what is open or was kept before comes first; a page that stays open asks for the rest.
const isHelpedEngine = (file) => /^\/assets\/engine-(threads|helper)-/.test(file);
const isLoneEngine = (file) => /^\/assets\/engine-[0-9a-f]{16}\./.test(file);
const canShare = crossOriginIsolated && navigator.hardwareConcurrency > 1 && files.some(isHelpedEngine);
const isIcon = (file) => /^\/assets\/icon-[0-9]+-/.test(file);
const isUnused = (file) => isIcon(file) || (canShare ? isLoneEngine(file) : isHelpedEngine(file));

const isOfCourse = ({ url }) => /^\/(learn|rules)(\/|$)/.test(new URL(url).pathname);
const keptBefore = async () => {
  const keys = async (name) => (await caches.open(name)).keys();
  const requests = await Promise.all((await caches.keys()).map(keys));
  return requests.flat().map(({ url }) => new URL(url).pathname);
};
const unopened = async () => {
  const pages = await clients.matchAll({ includeUncontrolled: true, type: "window" });
  const before = await keptBefore();
  const closed = [];
  if (!pages.some(isOfCourse)) closed.push((file) => file.startsWith("/assets/course-"));
  if (pages.length > 0 && pages.every(isOfCourse)) closed.push((file) => /^\/assets\/(page|engine)-/.test(file));
  const missing = closed.filter((isOfProgram) => !before.some(isOfProgram));
  return (file) => missing.some((isOfProgram) => isOfProgram(file));
};

const keep = async (isPutOff) => {
  const cache = await caches.open(cacheName);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const wanted = files.filter((file) => !isUnused(file) && !isPutOff(file) && !kept.includes(file));
  await cache.addAll(wanted.map((file) => (file === "/" ? new Request(file, { cache: "no-cache" }) : file)));
};

addEventListener("install", (event) => event.waitUntil(unopened().then(keep)));

addEventListener("message", (event) => {
  if (event.data === "keep the rest") event.waitUntil(keep(() => false));
});

addEventListener("activate", (event) => {
  const tidy = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("dvonn-") && name !== cacheName);
    await Promise.all(names.map((name) => caches.delete(name)));
    await clients.claim();
  };
  event.waitUntil(tidy());
});

const page = async (request) => {
  const kept = () => caches.match("/", { cacheName });
  try {
    const fresh = await fetch(request);
    return fresh.status < 500 ? fresh : ((await kept()) ?? fresh);
  } catch (error) {
    const response = await kept();
    if (response) return response;
    throw error;
  }
};

const asset = async (request) => {
  const kept = await caches.match(request, { cacheName });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok && files.includes(new URL(request.url).pathname)) {
    const cache = await caches.open(cacheName);
    await cache.put(request, response.clone());
  }
  return response;
};

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
});
