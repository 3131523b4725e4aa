import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { expect, test, vi } from 'vitest';

const SOURCE = readFileSync(new URL('../public/sw.js', import.meta.url), 'utf8');
const ADDRESS = 'https://deckhand.example/speech/v1/slt.bin';

interface FetchEvent {
  request: { url: string; method: string; cache: RequestCache };
  respondWith(reply: Promise<Response>): void;
  waitUntil(work: Promise<unknown>): void;
}

/** The service worker with a cache in memory. */
function startWorker() {
  const kept = new Map<string, Response>();
  const store = {
    match: async (url: string) => kept.get(url)?.clone(),
    put: async (url: string, reply: Response) => void kept.set(url, reply),
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    delete: async ({ url }: { url: string }) => kept.delete(url),
  };
  const load = vi.fn(async () => new Response());
  let hear: (event: FetchEvent) => void = () => {};
  vm.runInNewContext(SOURCE, {
    self: {
      addEventListener(type: string, heard: (event: FetchEvent) => void) {
        if (type === 'fetch') hear = heard;
      },
      location: { origin: 'https://deckhand.example' },
    },
    caches: { open: async () => store },
    fetch: load,
    ...{ URL, Response },
  });
  async function ask(reply: Response, cache: RequestCache = 'default'): Promise<string> {
    load.mockResolvedValueOnce(reply);
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    hear({
      request: { url: ADDRESS, method: 'GET', cache },
      respondWith: (given) => {
        answer = given;
      },
      waitUntil: (given) => work.push(given),
    });
    const text = await (await answer)?.text();
    await Promise.all(work);
    load.mockReset();
    return text ?? '';
  }
  return { ask, kept };
}

const voice = (headers: Record<string, string> = {}) =>
  new Response('voice', { headers: { 'content-type': 'application/octet-stream', ...headers } });

test.each([
  ['without a length', {}],
  ['of the length that it names', { 'content-length': '5' }],
  ['that was packed for the way', { 'content-encoding': 'br', 'content-length': '3' }],
])('a voice %s is kept, and fetched once', async (_, headers: Record<string, string>) => {
  const { ask } = startWorker();
  expect(await ask(voice(headers))).toBe('voice');
  expect(await ask(new Response('something else'))).toBe('voice');
});

test.each([
  ['a page', new Response('<html>', { headers: { 'content-type': 'Text/HTML; charset=utf-8' } })],
  ['a part of it', new Response('vo', { headers: { 'content-length': '5' } })],
  ['an error', new Response('sorry', { status: 500 })],
])('%s in the place of a voice is passed on and not kept', async (_, reply) => {
  const { ask, kept } = startWorker();
  const text = await reply.clone().text();
  expect(await ask(reply)).toBe(text);
  expect(kept.size).toBe(0);
  expect(await ask(voice())).toBe('voice');
});

test('a reload is fetched, and takes the place of what was kept', async () => {
  const { ask } = startWorker();
  await ask(new Response('wrong'));
  expect(await ask(voice())).toBe('wrong');
  expect(await ask(voice(), 'reload')).toBe('voice');
  expect(await ask(new Response('something else'))).toBe('voice');
});
