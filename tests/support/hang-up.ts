import { expect, vi } from 'vitest';
import type { TestDeps } from './deps.ts';

/** Expects of a call that its work is kept alive as background work while storage is still being written. */
export async function expectToOutlive(deps: TestDeps, call: () => PromiseLike<unknown>): Promise<void> {
  const [isPutting, mayPut] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { put } = deps.media;
  const storage = vi.spyOn(deps.media, 'put').mockImplementationOnce(async (...file) => {
    isPutting.resolve();
    await mayPut.promise;
    await put(...file);
  });
  const background = vi.spyOn(deps, 'background');
  const reply = call();
  await isPutting.promise;
  expect(background).toHaveBeenCalledOnce();
  mayPut.resolve();
  await reply;
  storage.mockRestore();
  background.mockRestore();
}
