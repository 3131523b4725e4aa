// Keeps the speech engine, its voices and the MP3 encoder on the device: they work offline once they were used, and are
// fetched once. Addresses below /speech/ carry their version and never change; a new version takes the old one's place.
const SPEECH = 'deckhand-speech';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/speech/')) event.respondWith(keptOrFetched(event));
});

async function keptOrFetched(event) {
  const { request } = event;
  const cache = await caches.open(SPEECH);
  // Who asks for a reload found that what came before is not the file.
  const kept = request.cache === 'reload' ? undefined : await cache.match(request.url);
  if (kept) return kept;
  const reply = await fetch(request);
  if (reply.status === 200 && !isPage(reply)) event.waitUntil(keep(cache, request.url, reply.clone()));
  return reply;
}

/** What a hotel network, say, answers in a file's place. */
const isPage = ({ headers }) => /^text\/html/i.test(headers.get('content-type') ?? '');

/** The length that a reply names is that of its bytes, unless they were packed for the way. */
function isWhole({ headers }, bytes) {
  const length = headers.get('content-encoding') ? null : headers.get('content-length');
  return length === null || Number(length) === bytes.byteLength;
}

/** Stores a whole reply, and drops what belongs to other versions. Storage may be full or closed: then it is fetched again. */
async function keep(cache, address, reply) {
  try {
    const bytes = await reply.arrayBuffer();
    if (!isWhole(reply, bytes)) return;
    await cache.put(address, new Response(bytes, { headers: reply.headers }));
    const version = new URL('.', address).href;
    const stale = (await cache.keys()).filter(({ url }) => !url.startsWith(version));
    await Promise.all(stale.map((request) => cache.delete(request)));
  } catch {}
}
