import { expect, it, vi } from 'vitest';
import { readZip } from '../../tests/support/read-zip.ts';
import { answerZip, type ZippedFile } from './answer-zip.ts';

const MADE_AT = new Date('2026-11-25T12:00:00Z');
const asked = new Request('http://localhost/everything.zip');

/** A file that comes in pieces, and notes when it was asked for. */
const file = (path: string, pieces: readonly number[][], log: string[] = []): ZippedFile => ({
  path,
  async open() {
    log.push(path);
    return new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(Uint8Array.from(piece));
        controller.close();
      },
    });
  },
});

const answer = (files: readonly ZippedFile[], request = asked) =>
  answerZip(request, { name: 'all.zip', files, madeAt: MADE_AT });

it('packs files as they come: in pieces, empty, and with names in any script', async () => {
  const reply = answer([file('a.txt', [[1, 2], [3]]), file('leer.txt', []), file('photos/żółć.jpg', [[9]])]);
  expect(reply.headers.get('content-disposition')).toBe('attachment; filename="all.zip"');
  const files = readZip(Buffer.from(await reply.arrayBuffer()));
  expect([...files].map(([path, bytes]) => [path, [...bytes]])).toEqual([
    ['a.txt', [1, 2, 3]],
    ['leer.txt', []],
    ['photos/żółć.jpg', [9]],
  ]);
});

it('asks for a file when its turn comes, and for none that nobody waits for', async () => {
  const log: string[] = [];
  const reader = answer([file('a', [[1]], log), file('b', [[2]], log)]).body?.getReader();
  await reader?.read();
  expect(log).toEqual(['a']);
  await reader?.cancel();
  expect(log).toEqual(['a']);
  const head = answer([file('a', [[1]], log)], new Request(asked.url, { method: 'HEAD' }));
  expect([head.status, head.body, log]).toEqual([200, null, ['a']]);
});

it('breaks off where a file is not there, and is not begun without any', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const missing = { path: 'a', open: async () => null };
  await expect(answer([missing]).arrayBuffer()).rejects.toThrow('does not have a file');
  expect(said.mock.calls.map(([line]) => JSON.parse(line).event)).toEqual(['zip-failed']);
  expect(() => answer([])).toThrow('There is nothing here');
});
