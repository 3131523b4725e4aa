import { afterEach, expect, test, vi } from 'vitest';
import { startWorker } from '../../tests/support/service-worker.ts';

afterEach(() => vi.useRealTimers());

const DAY_MS = 24 * 60 * 60 * 1000;
const OFFLINE = new Error('no network');
const visit = { mode: 'navigate' } as const;

const page = (text: string, headers: Record<string, string> = {}, status = 200) =>
  new Response(text, {
    status,
    headers: { 'content-type': 'text/html', ...headers },
  });

test('a page comes from the network while there is one', async () => {
  const { ask } = startWorker();
  expect(await ask('/blog', page('first'), visit)).toBe('first');
  expect(await ask('/blog', page('second'), visit)).toBe('second');
});

test('a page that was read is there offline, whatever it was asked to show', async () => {
  const { ask, kept } = startWorker();
  await ask('/logo-generator?view=gen_1', page('studio'), visit);
  expect(kept('deckhand-pages')).toEqual(['/logo-generator']);
  expect(await ask('/logo-generator?view=gen_2', OFFLINE, visit)).toBe('studio');
});

test('in place of a page that was never read, the offline page', async () => {
  const { ask, hear } = startWorker();
  await hear('install');
  expect(await ask('/blog/unread', OFFLINE, visit)).toBe('shell /offline');
});

test.each([
  ['of an account alone', page('private', { 'cache-control': 'private, no-cache' })],
  ['not to be stored', page('once', { 'cache-control': 'no-store' })],
  ['that is missing', page('nothing here', {}, 404)],
])('a page %s is shown and not kept', async (_, reply) => {
  const { ask, kept } = startWorker();
  expect(await ask('/somewhere', reply, visit)).toBeTruthy();
  expect(kept('deckhand-pages')).toEqual([]);
});

test('a page of more than a week ago is shown to nobody', async () => {
  vi.useFakeTimers();
  const { ask, hear, kept } = startWorker();
  await hear('install');
  await ask('/pricing', page('old prices'), visit);
  vi.setSystemTime(Date.now() + 6 * DAY_MS);
  expect(await ask('/pricing', OFFLINE, visit)).toBe('old prices');
  await ask('/faq', page('questions'), visit);
  vi.setSystemTime(Date.now() + 2 * DAY_MS);
  expect(await ask('/unread', OFFLINE, visit)).toBe('shell /offline');
  // The offline page lists what is kept.
  expect(kept('deckhand-pages')).toEqual(['/faq']);
  expect(await ask('/pricing', OFFLINE, visit)).toBe('shell /offline');
});

test('where storage is broken, pages and files come from the network as ever', async () => {
  const { ask } = startWorker({ isBroken: true });
  expect(await ask('/blog', page('blog'), visit)).toBe('blog');
  expect(await ask('/_astro/tile.abc.js', new Response('tile'))).toBe('tile');
  expect(await ask('/fonts/ui/archivo.woff2', new Response('face'))).toBe('face');
  expect(await ask('/speech/v1/slt.bin', new Response('voice'))).toBe('voice');
});

test('a network that takes more than four seconds gives way to the page of before', async () => {
  vi.useFakeTimers();
  const { hear, network, ask } = startWorker();
  await ask('/blog', page('before'), visit);
  let arrive: (reply: Response) => void = () => {};
  network.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  const answer = hear('fetch', { request: { url: 'https://deckhand.example/blog', ...visit } });
  await vi.advanceTimersByTimeAsync(4001);
  arrive(page('after'));
  expect(await answer).toBe('before');
  expect(await ask('/blog', OFFLINE, visit)).toBe('after');
});

test('the sixty pages that were read last are kept', async () => {
  const { ask, kept } = startWorker();
  for (let at = 0; at < 62; at += 1) await ask(`/help/${at}`, page('guide'), visit);
  await ask('/help/2', page('guide'), visit);
  expect(kept('deckhand-pages')).toHaveLength(60);
  expect(kept('deckhand-pages').at(0)).toBe('/help/3');
  expect(kept('deckhand-pages').at(-1)).toBe('/help/2');
});

test('the first worker begins at once, a later one when it is told to', async () => {
  const first = startWorker();
  await first.hear('install');
  expect(first.skipWaiting).toHaveBeenCalledOnce();
  const later = startWorker({ isFirst: false });
  await later.hear('install');
  expect(later.skipWaiting).not.toHaveBeenCalled();
  await later.hear('message', { data: 'take-over' });
  expect(later.skipWaiting).toHaveBeenCalledOnce();
});
