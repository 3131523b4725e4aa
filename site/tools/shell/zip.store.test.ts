import { beforeEach, expect, it, vi } from 'vitest';
import { type ZipCourse, zipStore } from './zip.store.ts';

const { saveFile } = vi.hoisted(() => ({ saveFile: vi.fn() }));
vi.mock('#site/lib/save-file.ts', () => ({ saveFile }));

const pack = vi.fn<(of: string, course: ZipCourse) => Promise<{ file: Blob; name: string }>>();
const { $zip, keyOf, make, drop } = zipStore(pack);

/** Waits until it is told to stop. */
const untilStopped = (_of: string, { signal }: ZipCourse) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

beforeEach(() => {
  vi.resetAllMocks();
  drop();
});

it('says how far it is, and hands the ZIP over under its name', async () => {
  const file = new Blob(['zip']);
  pack.mockImplementation(async (_of, { onProgress }) => {
    onProgress({ done: 4, count: 9, path: 'logo/a.svg' });
    expect($zip.get()).toMatchObject({ state: 'making', progress: { done: 4 } });
    return { file, name: 'nova.zip' };
  });
  await make('nova');
  expect(saveFile).toHaveBeenCalledWith(file, 'nova.zip');
  expect($zip.get()).toMatchObject({ of: keyOf('nova'), state: 'done', file });
});

it('one that fails is handed to nobody', async () => {
  const refusal = new Error('Pro');
  pack.mockRejectedValue(refusal);
  await make('nova');
  expect($zip.get()).toMatchObject({ state: 'failed', error: refusal });
  expect(saveFile).not.toHaveBeenCalled();
});

it('one that is cancelled leaves nothing behind', async () => {
  pack.mockImplementation(untilStopped);
  const making = make('nova');
  drop();
  await making;
  expect($zip.get()).toBeNull();
  expect(saveFile).not.toHaveBeenCalled();
});

it('a second one takes the place of the first', async () => {
  pack.mockImplementationOnce(untilStopped).mockResolvedValueOnce({ file: new Blob(['2']), name: '2.zip' });
  const first = make('first');
  await make('second');
  await first;
  expect(saveFile).toHaveBeenCalledTimes(1);
  expect($zip.get()).toMatchObject({ of: keyOf('second'), state: 'done' });
});
