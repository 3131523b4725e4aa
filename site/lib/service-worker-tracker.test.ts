import { afterEach, expect, test, vi } from 'vitest';
import { PLACES_FILE } from '#core/gigs/places.ts';
import { startWorker } from '../../tests/support/service-worker.ts';

afterEach(() => vi.useRealTimers());

const TRACKER = 'deckhand-gig-tracker';
const FACE = '/fonts/ui/archivo.woff2';
const OFFLINE = new Error('offline');
const visit = { mode: 'navigate' } as const;

/** A version of the site, as the network has it. */
type Site = Readonly<Record<string, string>>;
const ONE: Site = {
  '/gig-tracker': '<script src="/_astro/tracker.1.js">',
  '/_astro/tracker.1.js': 'tracker 1',
  '/_astro/list.1.js': 'list 1',
  '/_astro/react.js': 'react',
  [FACE]: 'face 1',
  [PLACES_FILE]: 'cities 1',
};
const TWO: Site = {
  '/gig-tracker': '<script src="/_astro/tracker.2.js">',
  '/_astro/tracker.2.js': 'tracker 2',
  '/_astro/list.2.js': 'list 2',
  '/_astro/react.js': 'react',
  [FACE]: 'face 2',
  [PLACES_FILE]: 'cities 2',
};
const filesOf = (site: Site) => Object.keys(site).slice(1);
const without = (site: Site, path: string): Site =>
  Object.fromEntries(Object.entries(site).filter(([one]) => one !== path));

const isPage = (path: string) => path === '/gig-tracker';
const reply = (path: string, text: string) =>
  new Response(text, { headers: { 'content-type': isPage(path) ? 'text/html' : 'text/plain' } });

type Worker = ReturnType<typeof startWorker>;

/** Asks the worker to keep the tracker of one version while the network has another, say; whether it did. */
async function keep({ hear, network }: Worker, list: Site, there: Site = list): Promise<boolean> {
  const postMessage = vi.fn();
  network.mockImplementation(async (address) => {
    const path = new URL(String(address)).pathname;
    const text = there[path];
    return text === undefined ? new Response('nothing', { status: 404 }) : reply(path, text);
  });
  const data = { keep: Object.keys(list), for: 'gig-tracker' };
  await hear('message', { data, ports: [{ postMessage }] });
  network.mockReset();
  return postMessage.mock.calls[0]?.[0] as boolean;
}

/** What is there without a network: the page, and which of the files. */
async function offline({ ask, kept }: Worker, files: readonly string[]) {
  const page = await ask('/gig-tracker', OFFLINE, visit);
  const missing = [];
  for (const path of files) if ((await ask(path, OFFLINE).catch(() => null)) === null) missing.push(path);
  return { page, missing, kept: kept(TRACKER) };
}

test('the tracker is kept with all its files, and listed by the offline page', async () => {
  const worker = startWorker();
  expect(await keep(worker, ONE)).toBe(true);
  const found = await offline(worker, filesOf(ONE));
  expect(found).toMatchObject({ page: ONE['/gig-tracker'], missing: [] });
  expect(worker.kept('deckhand-pages')).toEqual(['/gig-tracker']);
});

test('however many files of other pages come, none of its own go', async () => {
  const worker = startWorker();
  await keep(worker, ONE);
  for (let at = 0; at < 410; at += 1) await worker.ask(`/_astro/other.${at}.js`, new Response('other'));
  expect((await offline(worker, filesOf(ONE))).missing).toEqual([]);
});

test('what the page has loaded is not fetched again', async () => {
  const worker = startWorker();
  await worker.ask('/_astro/react.js', new Response('react'));
  const { network } = worker;
  const fetched = vi.spyOn(network, 'mockReset').mockImplementation(() => network);
  expect(await keep(worker, ONE)).toBe(true);
  fetched.mockRestore();
  const asked = network.mock.calls.map(([address]) => new URL(String(address)).pathname);
  expect(asked.toSorted()).toEqual([
    '/_astro/list.1.js',
    '/_astro/tracker.1.js',
    FACE,
    '/gig-tracker',
    PLACES_FILE,
  ]);
});

test('a new version takes the place of the one before, whose files stay for a tab that is open', async () => {
  const worker = startWorker();
  await keep(worker, ONE);
  expect(await keep(worker, TWO)).toBe(true);
  const found = await offline(worker, filesOf(TWO));
  expect(found).toMatchObject({ page: TWO['/gig-tracker'], missing: [] });
  expect(found.kept.toSorted()).toEqual(Object.keys(TWO).toSorted());
  expect(await worker.ask('/_astro/list.1.js', OFFLINE)).toBe('list 1');
  expect(await keep(worker, TWO)).toBe(true);
});

test('a new version that is cut short leaves the one before with its files, and goes on the next time', async () => {
  const worker = startWorker();
  await keep(worker, ONE);
  // The new page was read: it is not served while files of it are missing.
  await worker.ask('/gig-tracker', reply('/gig-tracker', TWO['/gig-tracker'] ?? ''), visit);
  expect(await keep(worker, TWO, without(TWO, '/_astro/list.2.js'))).toBe(false);
  expect(await offline(worker, filesOf(ONE))).toMatchObject({ page: ONE['/gig-tracker'], missing: [] });
  expect(await keep(worker, TWO)).toBe(true);
  expect(await offline(worker, filesOf(TWO))).toMatchObject({ page: TWO['/gig-tracker'], missing: [] });
});

test('of many files a few are fetched side by side, and one that is missing keeps no other from being kept', async () => {
  const worker = startWorker();
  const many = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`/_astro/part.${at}.js`, 'part']));
  const site: Site = { ...ONE, ...many };
  const gone = '/_astro/part.20.js';
  let most = 0;
  let now = 0;
  worker.network.mockImplementation(async (address) => {
    most = Math.max(most, ++now);
    await new Promise((resolve) => setTimeout(resolve));
    now -= 1;
    const path = new URL(String(address)).pathname;
    if (path === gone) throw OFFLINE;
    return reply(path, site[path] ?? '');
  });
  const answer = vi.fn();
  const data = { keep: Object.keys(site), for: 'gig-tracker' };
  await worker.hear('message', { data, ports: [{ postMessage: answer }] });
  expect([answer.mock.calls, most]).toEqual([[[false]], 8]);
  const kept = new Set(worker.kept(TRACKER));
  expect(filesOf(site).filter((path) => !kept.has(path))).toEqual([gone]);
});

test('where the disk is full, the version before stays whole', async () => {
  const worker = startWorker();
  await keep(worker, ONE);
  worker.fillUp();
  expect(await keep(worker, TWO)).toBe(false);
  expect(await offline(worker, filesOf(ONE))).toMatchObject({ page: ONE['/gig-tracker'], missing: [] });
});

test.each([
  ['an old list and a new page', ONE, { ...ONE, ...TWO }],
  ['a new list and an old page', TWO, { ...TWO, ...ONE }],
])('%s are not taken for one version', async (_, list, there) => {
  const worker = startWorker();
  await keep(worker, ONE);
  expect(await keep(worker, list, there)).toBe(false);
  expect(await offline(worker, filesOf(ONE))).toMatchObject({ page: ONE['/gig-tracker'], missing: [] });
});

test('two tabs of two versions ask at once: the page that stays has its files', async () => {
  vi.useFakeTimers();
  const worker = startWorker();
  const { hear, network } = worker;
  let isTwo = false;
  network.mockImplementation(async (address) => {
    const path = new URL(String(address)).pathname;
    // Slow, so that the tab of the version before would be the last.
    if (path === '/_astro/list.1.js') await new Promise((resolve) => setTimeout(resolve, 1000));
    const text = isPage(path) ? (isTwo ? TWO : ONE)[path] : { ...ONE, ...TWO }[path];
    if (isPage(path)) isTwo = true;
    return reply(path, text ?? '');
  });
  const message = (site: Site) =>
    hear('message', { data: { keep: Object.keys(site), for: 'gig-tracker' }, ports: [] });
  const both = Promise.all([message(ONE), message(TWO)]);
  await vi.advanceTimersByTimeAsync(1001);
  await both;
  network.mockReset();
  expect(await offline(worker, filesOf(TWO))).toMatchObject({ page: TWO['/gig-tracker'], missing: [] });
});

test.each([
  ['a page of a hotel network', new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ['an error', new Response('sorry', { status: 503 })],
])('%s in the place of a file is not kept as one', async (_, strange) => {
  const worker = startWorker();
  worker.network.mockImplementation(async (address) => {
    const path = new URL(String(address)).pathname;
    return path === '/_astro/list.1.js' ? strange.clone() : reply(path, ONE[path] ?? '');
  });
  const postMessage = vi.fn();
  const data = { keep: Object.keys(ONE), for: 'gig-tracker' };
  await worker.hear('message', { data, ports: [{ postMessage }] });
  expect(postMessage).toHaveBeenCalledWith(false);
  expect(worker.kept(TRACKER)).not.toContain('/gig-tracker');
});

test('its page is not shown for ever either', async () => {
  vi.useFakeTimers();
  const worker = startWorker();
  await worker.hear('install');
  await keep(worker, ONE);
  vi.setSystemTime(Date.now() + 8 * 24 * 60 * 60 * 1000);
  expect(await worker.ask('/gig-tracker', OFFLINE, visit)).toBe('shell /offline');
});

test('where storage is broken nothing is kept, and it is said', async () => {
  expect(await keep(startWorker({ isBroken: true }), ONE)).toBe(false);
});
