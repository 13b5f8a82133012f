// Keeps the page at hand for when the server is away. The server always comes first: what is kept is shown only
// when it does not answer, so nobody sees an old page while there is a newer one.
const KEPT = "kibitz";
const SHELL = "/";

/** The page as the server has it now, with all that it names; what an older one named is dropped. */
async function keep(response) {
  const text = await response.clone().text();
  const named = [...text.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map((found) => found[1]);
  const cache = await caches.open(KEPT);
  const wanted = new Set([SHELL, ...named].map((path) => new URL(path, location.origin).href));
  const before = await cache.match(SHELL);
  if (before && (await before.text()) === text) return;
  await cache.addAll(named);
  await cache.put(SHELL, response);
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
}

async function page(event) {
  try {
    const response = await fetch(event.request);
    if (response.status < 500) {
      const isPage = response.ok && response.headers.get("content-type")?.startsWith("text/html");
      // Another way to the same page: it is one for all addresses.
      if (isPage) event.waitUntil(keep(response.clone()).catch(() => undefined));
      return response;
    }
  } catch {
    // away: what was kept is better than the browser's own word
  }
  return (await caches.match(SHELL)) ?? Response.error();
}

/** A name with a hash in it never means anything else. */
async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) {
    const cache = await caches.open(KEPT);
    await cache.put(request, response.clone());
  }
  return response;
}

self.addEventListener("install", (event) => {
  event.waitUntil(
    fetch(SHELL, { cache: "no-cache" })
      .then(keep)
      .then(() => self.skipWaiting()),
  );
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
});
