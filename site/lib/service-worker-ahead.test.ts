import { afterEach, expect, test, vi } from 'vitest';
import { SEAL_KEYS_PATH } from '#core/signing/seal/seal-keys.ts';
import { startWorker } from '../../tests/support/service-worker.ts';

afterEach(() => vi.useRealTimers());

const keys = (text: string) => new Response(text, { headers: { 'content-type': 'application/json' } });
const html = (text: string) => new Response(text, { headers: { 'content-type': 'text/html' } });

test('keys that seals are checked with come from the network, and without one those of before', async () => {
  const { ask } = startWorker();
  await expect(ask(SEAL_KEYS_PATH, new Error('offline'))).rejects.toThrow('offline');
  expect(await ask(SEAL_KEYS_PATH, keys('one'))).toBe('one');
  expect(await ask(SEAL_KEYS_PATH, keys('two'))).toBe('two');
  expect(await ask(SEAL_KEYS_PATH, new Error('offline'))).toBe('two');
});

test.each([
  ['an error', new Response('sorry', { status: 502 })],
  ['a page of the network', html('<html>')],
])('%s in the place of keys gives way to those of before', async (_, reply) => {
  const { ask } = startWorker();
  await ask(SEAL_KEYS_PATH, keys('one'));
  expect(await ask(SEAL_KEYS_PATH, reply)).toBe('one');
});

test('keys that take more than four seconds give way to those of before', async () => {
  vi.useFakeTimers();
  const { ask, hear, network } = startWorker();
  await ask(SEAL_KEYS_PATH, keys('one'));
  const late = Promise.withResolvers<Response>();
  network.mockImplementationOnce(() => late.promise);
  const answer = hear('fetch', { request: { url: `https://deckhand.example${SEAL_KEYS_PATH}` } });
  await vi.advanceTimersByTimeAsync(4001);
  late.resolve(keys('two'));
  expect(await answer).toBe('one');
});

const PAGE = ['/verify', '/_astro/check.abc.js', SEAL_KEYS_PATH];
const SITE: Readonly<Record<string, () => Response>> = {
  '/verify': () => html('the page'),
  '/_astro/check.abc.js': () => new Response('its script'),
  [SEAL_KEYS_PATH]: () => keys('the keys'),
};

/** Asks the worker to keep these paths; what it says. */
async function keep({ hear, network }: ReturnType<typeof startWorker>, paths: readonly string[]) {
  const postMessage = vi.fn();
  network.mockImplementation(async (address) => {
    const found = SITE[new URL(String(address)).pathname];
    return found ? found() : new Response('nothing', { status: 404 });
  });
  await hear('message', { data: { keep: paths }, ports: [{ postMessage }] });
  network.mockReset();
  return postMessage.mock.calls;
}

test('a page and its files are kept before they are asked for', async () => {
  const worker = startWorker();
  expect(await keep(worker, PAGE)).toEqual([[true]]);
  expect(worker.kept('deckhand-pages')).toEqual(['/verify']);
  const offline = new Error('offline');
  expect(await worker.ask('/verify', offline, { mode: 'navigate' })).toBe('the page');
  expect(await worker.ask('/_astro/check.abc.js', offline)).toBe('its script');
  expect(await worker.ask(SEAL_KEYS_PATH, offline)).toBe('the keys');
});

test('it is said when something of a page could not be kept', async () => {
  expect(await keep(startWorker(), [...PAGE, '/_astro/gone.js'])).toEqual([[false]]);
  expect(await keep(startWorker({ isBroken: true }), PAGE)).toEqual([[false]]);
});
