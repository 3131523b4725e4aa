// What Deckhand keeps in a browser: a page for the way without a network, pages that were read, files whose address tells
// their content, the gig tracker as a whole, and the speech engine. Pages come from the network first; nothing of an
// account is kept, and no answer of the API.

// The build writes both lines anew (site/build/offline-shell.ts), so that a changed site is a changed worker.
const BUILD = 'development';
const SHELL_FILES = ['/offline'];

const SHELL = `deckhand-shell-${BUILD}`;
const PAGES = 'deckhand-pages';
const FILES = 'deckhand-files';
const SPEECH = 'deckhand-speech';
const TRACKER = 'deckhand-gig-tracker';

const OFFLINE_PAGE = '/offline';
/** The public keys that signed contracts are checked with. */
const SEAL_KEYS = '/.well-known/deckhand-seal-keys.json';
/** The cities that the gig tracker reads a line with. */
const PLACES = '/places.txt';
/** How long the network may take while a page from before lies ready. */
const PATIENCE_MS = 4000;
/** A page from before is no answer for ever. */
const PAGE_AGE_MS = 7 * 24 * 60 * 60 * 1000;
/** Our own mark on a kept page: when it came, in milliseconds. Not every server says. */
const KEPT_AT = 'x-kept-at';
const MOST_PAGES = 60;
const MOST_FILES = 400;
/** Files of the gig tracker that are fetched side by side: all at once they would crowd out what the page itself asks for. */
const AT_ONCE = 8;

self.addEventListener('install', (event) => {
  // The first worker of a browser may begin at once; a later one waits until nobody needs the old files, or is told to.
  if (!self.registration.active) self.skipWaiting();
  event.waitUntil(keepShell());
});

self.addEventListener('message', (event) => {
  const { data, ports } = event;
  if (data === 'take-over') self.skipWaiting();
  else if (data?.keep) {
    const kept = data.for === 'gig-tracker' ? keepTracker(data.keep) : keepAll(data.keep);
    event.waitUntil(kept.then((isKept) => ports[0]?.postMessage(isKept)));
  }
});

self.addEventListener('activate', (event) => event.waitUntil(begin()));

self.addEventListener('fetch', (event) => {
  const { method, mode, url, headers } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  // A player asks for a sound in parts, and some take no whole file in a part's place.
  if (headers.has('range')) return;
  if (pathname.startsWith('/speech/')) event.respondWith(speech(event));
  else if (pathname.startsWith('/_astro/')) event.respondWith(file(event));
  else if (pathname.startsWith('/fonts/') || pathname === PLACES) event.respondWith(mayChange(event));
  else if (pathname === SEAL_KEYS) event.respondWith(sealKeys(event));
  // Pages of press kits are as their artists have them now, or not there; their files are large.
  else if (mode === 'navigate' && !/^\/(?:api|epk)\//.test(pathname)) event.respondWith(page(event));
});

async function keepShell() {
  const shell = await caches.open(SHELL);
  await shell.addAll(SHELL_FILES.map((path) => new Request(path, { cache: 'no-cache' })));
}

async function begin() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('deckhand-shell-') && name !== SHELL);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** What a cache has at an address. Storage may be closed or broken: then it has nothing. */
async function keptIn(name, address) {
  try {
    return await (await caches.open(name)).match(address);
  } catch {
    return undefined;
  }
}

/** A page: from the network, or as it was read before where the network fails or takes too long. */
async function page(event) {
  const address = new URL(event.request.url);
  // One page whatever it is asked to show; a query may hold what is nobody else's.
  const key = address.origin + address.pathname;
  const fetched = fetch(event.request);
  event.waitUntil(fetched.then((reply) => keepPage(key, reply.clone())).catch(() => undefined));
  const kept = await keptPage(key);
  try {
    return kept ? await Promise.race([fetched, failAfter(PATIENCE_MS)]) : await fetched;
  } catch {
    return kept ?? (await offlinePage());
  }
}

/** The page for the way without a network. It lists the pages that are kept: those that are too old go first. */
async function offlinePage() {
  await dropOldPages();
  return (await keptIn(SHELL, OFFLINE_PAGE)) ?? Response.error();
}

const failAfter = (ms) => new Promise((_, fail) => setTimeout(fail, ms));

const isFresh = (page) => Date.now() - Number(page.headers.get(KEPT_AT) ?? Number.NaN) < PAGE_AGE_MS;

/** The gig tracker's page is that of the version whose files are all here: the one that was read last may lack some. */
async function keptPage(key) {
  const kept = [await keptIn(TRACKER, key), await keptIn(PAGES, key)];
  return kept.find((page) => page && isFresh(page));
}

async function dropOldPages() {
  try {
    const cache = await caches.open(PAGES);
    for (const key of await cache.keys()) if (!isFresh(await cache.match(key))) await cache.delete(key);
  } catch {}
}

/** Keeps a page that is the same for everybody. */
async function keepPage(key, reply) {
  if (isSharedPage(reply)) await put(PAGES, key, dated(reply, reply.body), MOST_PAGES);
}

function isSharedPage(reply) {
  const shared = !/no-store|private/.test(reply.headers.get('cache-control') ?? '');
  return reply.status === 200 && !reply.redirected && isPage(reply) && shared;
}

/** A page with our mark of when it came. */
function dated(reply, body) {
  const headers = new Headers(reply.headers);
  headers.set(KEPT_AT, String(Date.now()));
  return new Response(body, { headers });
}

/** A file whose address changes with its content: fetched once. */
async function file(event) {
  return (await keptFile(event.request.url)) ?? (await fetchedFile(event));
}

/** What may change at its address, such as a typeface: what is kept is shown, and looked after for the next time. */
async function mayChange(event) {
  const kept = await keptFile(event.request.url);
  const fetched = fetchedFile(event);
  if (!kept) return fetched;
  event.waitUntil(fetched.catch(() => undefined));
  return kept;
}

/** Keys come from the network first, as pages do: there may be a new one. */
async function sealKeys(event) {
  const kept = await keptFile(event.request.url);
  const fetched = fetchedFile(event);
  if (!kept) return fetched;
  event.waitUntil(fetched.catch(() => undefined));
  try {
    const reply = await Promise.race([fetched, failAfter(PATIENCE_MS)]);
    return reply.status === 200 && !isPage(reply) ? reply : kept;
  } catch {
    return kept;
  }
}

/** Keeps a page, and files that it needs, before they are asked for; whether all of them are kept. */
async function keepAll(paths) {
  const addresses = paths.map((path) => new URL(path, self.location.origin).href);
  const kept = await Promise.all(addresses.map((address) => keep(address).catch(() => false)));
  return kept.every(Boolean);
}

async function keep(address) {
  const isKept = async () => Boolean((await keptFile(address)) ?? (await keptPage(address)));
  if (await isKept()) return true;
  const reply = await fetch(address);
  if (isPage(reply)) await keepPage(address, reply);
  else if (reply.status === 200) await put(FILES, address, reply, MOST_FILES);
  return isKept();
}

const keptFile = async (url) =>
  (await keptIn(FILES, url)) ?? (await keptIn(TRACKER, url)) ?? (await keptIn(SHELL, url));

/** One after another: two tabs may be of two versions. */
let keepingTracker = Promise.resolve();

/** Keeps the gig tracker's page with all that it may ask for, in a place from which nothing pushes it out; whether it did. */
function keepTracker(paths) {
  const kept = keepingTracker.then(() => replaceTracker(paths)).catch(() => false);
  keepingTracker = kept;
  return kept;
}

/**
 * What was kept before stays as it is until all of the new version is here: its page comes last. So what is cut short, by a
 * network or a full disk, leaves a page that has its files, and goes on from there the next time.
 */
async function replaceTracker([path, ...filePaths]) {
  const address = (one) => new URL(one, self.location.origin).href;
  const files = new Set(filePaths.map(address));
  const reply = await fetch(address(path), { cache: 'no-cache' });
  if (!isSharedPage(reply)) return false;
  const html = await reply.text();
  // The site may have changed since the list was read. A file's name tells what it imports as well as what it is.
  const named = html.match(/\/_astro\/[^"'&?#\s]+/g) ?? [];
  if (!named.every((one) => files.has(address(one)))) return false;
  const cache = await caches.open(TRACKER);
  const left = [...files];
  const inTurn = async () => {
    for (let url = left.pop(); url; url = left.pop()) await keepForTracker(cache, url);
  };
  // One that can't be had ends its turn alone: what the others bring is there for the next try.
  const turns = await Promise.allSettled(Array.from({ length: AT_ONCE }, inTurn));
  if (turns.some(({ status }) => status === 'rejected')) return false;
  await cache.put(address(path), dated(reply, html));
  // Listed with the others by the offline page.
  await put(PAGES, address(path), dated(reply, html), MOST_PAGES);
  // A tab may still be of the version before. Its files are now like those of any page.
  const gone = (await cache.keys()).filter(({ url }) => url !== address(path) && !files.has(url));
  for (const { url } of gone) {
    await put(FILES, url, await cache.match(url), MOST_FILES);
    await cache.delete(url);
  }
  return true;
}

/** Fails where it can't be had or stored. */
async function keepForTracker(cache, url) {
  // A typeface, say, may have changed at its address.
  const isForEver = new URL(url).pathname.startsWith('/_astro/');
  if (isForEver && (await cache.match(url))) return;
  const reply = (isForEver && (await keptFile(url))) || (await fetch(url));
  if (reply.status !== 200 || isPage(reply)) throw new Error(`${url} can't be kept`);
  await cache.put(url, reply);
}

async function fetchedFile(event) {
  const reply = await fetch(event.request);
  if (reply.status === 200 && !isPage(reply))
    event.waitUntil(put(FILES, event.request.url, reply.clone(), MOST_FILES));
  return reply;
}

/** Stores a reply as the newest of its cache; the oldest ones go. Storage may be full or closed: then nothing is kept. */
async function put(name, key, reply, most) {
  try {
    const cache = await caches.open(name);
    await cache.delete(key);
    await cache.put(key, reply);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((old) => cache.delete(old)));
  } catch {}
}

/** A file of the speech engine. Addresses below /speech/ carry their version and never change; a new version takes the old one's place. */
async function speech(event) {
  const { request } = event;
  // Who asks for a reload found that what came before is not the file.
  const kept = request.cache === 'reload' ? undefined : await keptIn(SPEECH, request.url);
  if (kept) return kept;
  const reply = await fetch(request);
  if (reply.status === 200 && !isPage(reply)) event.waitUntil(keepSpeech(request.url, reply.clone()));
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
async function keepSpeech(address, reply) {
  try {
    const cache = await caches.open(SPEECH);
    const bytes = await reply.arrayBuffer();
    if (!isWhole(reply, bytes)) return;
    await cache.put(address, new Response(bytes, { headers: reply.headers }));
    const version = new URL('.', address).href;
    const stale = (await cache.keys()).filter(({ url }) => !url.startsWith(version));
    await Promise.all(stale.map((request) => cache.delete(request)));
  } catch {}
}
