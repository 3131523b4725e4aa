import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#core/errors.ts';
import { $kitZip, dropZip, makeZip, type ZippedLogo, zipKey } from './kit-zip.store.ts';

const { call, askKit, saveFile } = vi.hoisted(() => ({ call: vi.fn(), askKit: vi.fn(), saveFile: vi.fn() }));
vi.mock('#site/lib/api.ts', () => ({ call }));
vi.mock('./ask-kit.ts', () => ({ askKit }));
vi.mock('#site/lib/save-file.ts', () => ({ saveFile }));

const LOGO: ZippedLogo = {
  spec: { name: 'DJ NOVA' } as never,
  artist: 'DJ NOVA',
  generationId: 'gen_1',
  conceptId: 'concept-01',
};

/** Waits until it is told to stop. */
const untilStopped = (_task: string, _asks: unknown, { signal }: { signal: AbortSignal }) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

beforeEach(() => {
  vi.resetAllMocks();
  call.mockResolvedValue({ kit: {} });
  dropZip();
});

it('asks the server first, makes the ZIP, and hands it over under the name of the artist', async () => {
  const file = new Blob(['zip']);
  askKit.mockImplementation(async (_task, _asks, { onProgress }) => {
    onProgress({ done: 4, count: 9, path: 'logo/a.svg' });
    expect($kitZip.get()).toMatchObject({ state: 'making', progress: { done: 4 } });
    return file;
  });
  await makeZip(LOGO);
  expect(call).toHaveBeenCalledWith('logoKit', expect.objectContaining({ query: { concept: 'concept-01' } }));
  expect(saveFile).toHaveBeenCalledWith(file, 'dj-nova-brand-kit.zip');
  expect($kitZip.get()).toMatchObject({ of: zipKey(LOGO), state: 'done', file });
});

it('makes nothing where the server refuses', async () => {
  const refusal = new ApiError('PRO_REQUIRED');
  call.mockRejectedValue(refusal);
  await makeZip(LOGO);
  expect($kitZip.get()).toMatchObject({ state: 'failed', error: refusal });
  expect(askKit).not.toHaveBeenCalled();
  expect(saveFile).not.toHaveBeenCalled();
});

it('a ZIP that is cancelled leaves nothing behind', async () => {
  askKit.mockImplementation(untilStopped);
  const making = makeZip(LOGO);
  await vi.waitFor(() => expect(askKit).toHaveBeenCalled());
  dropZip();
  await making;
  expect($kitZip.get()).toBeNull();
  expect(saveFile).not.toHaveBeenCalled();
});

it('a second one takes the place of the first', async () => {
  askKit.mockImplementationOnce(untilStopped).mockResolvedValueOnce(new Blob(['second']));
  const first = makeZip(LOGO);
  await vi.waitFor(() => expect(askKit).toHaveBeenCalledTimes(1));
  await makeZip({ ...LOGO, conceptId: 'concept-02' });
  await first;
  expect(saveFile).toHaveBeenCalledTimes(1);
  expect($kitZip.get()).toMatchObject({ of: zipKey({ ...LOGO, conceptId: 'concept-02' }), state: 'done' });
});
