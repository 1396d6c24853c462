// Keeps the page for use without a network. The bundler writes `build` and `files` above.
//
// Files with a hash in their name never change, so what is kept is used first. The page itself is asked of the network
// first, so that whoever is online sees the newest; the names in it decide which files go with it. A new service worker
// waits until no page of the old build is open: such a page may still load the old build's engine.
const cacheName = `dvonn-${build}`;

addEventListener("install", (event) => {
  const keep = async () => {
    const cache = await caches.open(cacheName);
    await cache.addAll(files.map((file) => (file === "/" ? new Request(file, { cache: "no-cache" }) : file)));
  };
  event.waitUntil(keep());
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

const asset = async (request) => (await caches.match(request, { cacheName })) ?? fetch(request);

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
});
