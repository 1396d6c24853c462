// Keeps the page for use without a network. The bundler writes `build` and `files` above this line.
//
// A file with a hash in its name never changes, so the cached copy is used first. The page itself is requested from the
// network first, so that everyone who is online gets the newest build; it names the files that belong to it. A new service
// worker waits until no page of the old build is open, because such a page may still load the old build's engine.
const cacheName = `dvonn-${build}`;

// A browser loads the PNG icons only when somebody installs the page.
const isIcon = (file) => /^\/assets\/icon-[0-9]+-/.test(file);

const keep = async () => {
  const cache = await caches.open(cacheName);
  const wanted = files.filter((file) => !isIcon(file));
  await cache.addAll(wanted.map((file) => (file === "/" ? new Request(file, { cache: "no-cache" }) : file)));
};

addEventListener("install", (event) => event.waitUntil(keep()));

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

/** Without a network there is no server that keeps games, which is nothing to complain about. */
const askServer = (request) => fetch(request).catch(() => new Response(null, { status: 204 }));

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (pathname === "/api/me") event.respondWith(askServer(request));
});

// A notification leads back to the page that showed it.
addEventListener("notificationclick", (event) => {
  event.notification.close();
  const focus = async () => {
    const [page] = await clients.matchAll({ type: "window" });
    await page?.focus();
  };
  event.waitUntil(focus());
});
