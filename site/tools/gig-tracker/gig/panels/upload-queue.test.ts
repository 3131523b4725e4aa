import { expect, it } from 'vitest';
import { UploadQueue } from './upload-queue.ts';

/** A queue whose uploads end when the test says so. */
function aQueue() {
  const ends: (() => void)[] = [];
  const told = { sent: [] as string[], progress: [] as (string | null)[], refused: [] as readonly string[] };
  const queue = new UploadQueue({
    send: (file) => {
      told.sent.push(file.name);
      return new Promise((resolve) =>
        ends.push(() => resolve(file.size === 0 ? `${file.name} is empty` : null)),
      );
    },
    onProgress: (at) => void told.progress.push(at && `${at.name} ${at.done}/${at.of}`),
    onRefused: (reasons) => {
      told.refused = reasons;
    },
  });
  const add = (names: string[], room = 10, content = 'x') =>
    queue.add(
      names.map((name) => new File([content], name)),
      room,
      'Full',
    );
  const end = async (): Promise<void> => {
    ends.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { told, add, end };
}

it('files that are dropped during an upload follow it', async () => {
  const { told, add, end } = aQueue();
  add(['a']);
  add(['b', 'c']);
  expect(told.sent).toEqual(['a']);
  for (const _ of 'abc') await end();
  expect(told.sent).toEqual(['a', 'b', 'c']);
  expect(told.progress).toEqual(['a 0/1', 'b 1/3', 'c 2/3', null]);
});

it('those on their way take room, and what does not fit is said', async () => {
  const { told, add, end } = aQueue();
  add(['a', 'b'], 3);
  add(['c', 'd'], 3);
  expect(told.refused).toEqual(['Full']);
  for (const _ of 'abcd') await end();
  expect(told.sent).toEqual(['a', 'b', 'c']);
});

it('what was refused is said once all is done, and forgotten with the next files', async () => {
  const { told, add, end } = aQueue();
  add(['a'], 10, '');
  await end();
  expect(told.refused).toEqual(['a is empty']);
  add(['b']);
  expect(told.refused).toEqual([]);
  await end();
});
