import { expect, test } from 'vitest';
import { startWorker } from '../../tests/support/service-worker.ts';

const VOICE = '/speech/v1/slt.bin';

const voice = (headers: Record<string, string> = {}) =>
  new Response('voice', { headers: { 'content-type': 'application/octet-stream', ...headers } });

test.each([
  ['without a length', {}],
  ['of the length that it names', { 'content-length': '5' }],
  ['that was packed for the way', { 'content-encoding': 'br', 'content-length': '3' }],
])('a voice %s is kept, and fetched once', async (_, headers: Record<string, string>) => {
  const { ask } = startWorker();
  expect(await ask(VOICE, voice(headers))).toBe('voice');
  expect(await ask(VOICE, new Response('something else'))).toBe('voice');
});

test.each([
  ['a page', new Response('<html>', { headers: { 'content-type': 'Text/HTML; charset=utf-8' } })],
  ['a part of it', new Response('vo', { headers: { 'content-length': '5' } })],
  ['an error', new Response('sorry', { status: 500 })],
])('%s in the place of a voice is passed on and not kept', async (_, reply) => {
  const { ask, kept } = startWorker();
  const text = await reply.clone().text();
  expect(await ask(VOICE, reply)).toBe(text);
  expect(kept('deckhand-speech')).toEqual([]);
  expect(await ask(VOICE, voice())).toBe('voice');
});

test('a reload is fetched, and takes the place of what was kept', async () => {
  const { ask } = startWorker();
  await ask(VOICE, new Response('wrong'));
  expect(await ask(VOICE, voice())).toBe('wrong');
  expect(await ask(VOICE, voice(), { cache: 'reload' })).toBe('voice');
  expect(await ask(VOICE, new Response('something else'))).toBe('voice');
});

test('a file whose address tells its content is fetched once; a page in its place is not kept', async () => {
  const { ask } = startWorker();
  const page = new Response('<html>', { headers: { 'content-type': 'text/html' } });
  expect(await ask('/_astro/tile.abc.js', page)).toBe('<html>');
  expect(await ask('/_astro/tile.abc.js', new Response('tile'))).toBe('tile');
  expect(await ask('/_astro/tile.abc.js', new Error('offline'))).toBe('tile');
});

test('a typeface that changed is shown the next time', async () => {
  const { ask } = startWorker();
  const face = '/fonts/ui/archivo.woff2';
  expect(await ask(face, new Response('first'))).toBe('first');
  expect(await ask(face, new Response('second'))).toBe('first');
  expect(await ask(face, new Error('offline'))).toBe('second');
});

test('a sound that is asked for in parts is no business of the worker', async () => {
  const headers = new Headers({ range: 'bytes=0-' });
  expect(await startWorker().ask('/_astro/drop.abc.mp3', new Response('x'), { headers })).toBeNull();
});

test.each(['/api/user/credits', '/handbook.json', '/favicon.svg'])(
  '%s is no business of the worker',
  async (path) => {
    expect(await startWorker().ask(path, new Response('x'))).toBeNull();
  },
);

test.each(['/epk/dj-nova', '/epk/dj-nova/files/everything.zip', '/api/generations/gen_1/files/bios.txt'])(
  'a visit to %s is no business of the worker',
  async (path) => {
    expect(await startWorker().ask(path, new Response('x'), { mode: 'navigate' })).toBeNull();
  },
);
