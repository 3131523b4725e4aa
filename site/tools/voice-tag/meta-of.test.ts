import { afterEach, expect, it, vi } from 'vitest';
import { dropOfTests } from './drops-of-tests.ts';

const lib = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('#site/lib/api.ts', () => lib);
vi.mock('#site/lib/session.store.ts', () => ({ $user: { get: () => ({ firstName: 'Nora' }) } }));

const { metaOf } = await import('./meta-of.ts');
const KIT = { kit: { id: 'kit_1', artistName: 'DJ Nova', colours: { bg: '#000000' } } };

/** Asks that end only when they are stopped. */
const hangs = (_: string, { signal }: { signal: AbortSignal }) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

afterEach(() => vi.unstubAllGlobals());

it('a kit that does not answer is done without once the wait is stopped', async () => {
  lib.call.mockImplementation(hangs);
  const stop = new AbortController();
  const meta = metaOf(dropOfTests(), stop.signal);
  stop.abort();
  expect(await meta).toMatchObject({ artist: 'Nora', cover: null });
});

it('a logo that does not load is done without once the wait is stopped', async () => {
  lib.call.mockResolvedValue(KIT);
  const stop = new AbortController();
  const decode = () => {
    setTimeout(() => stop.abort());
    return new Promise(() => {});
  };
  vi.stubGlobal(
    'Image',
    class {
      decode = decode;
    },
  );
  expect(await metaOf(dropOfTests(), stop.signal)).toMatchObject({ artist: 'DJ Nova', cover: null });
});

it('both have a time limit where nobody stops them', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('late')));
  lib.call.mockImplementation(async (_: string, { signal }: { signal: AbortSignal }) =>
    signal.throwIfAborted(),
  );
  expect(await metaOf(dropOfTests())).toMatchObject({ artist: 'Nora', cover: null });
  expect(limit).toHaveBeenCalledWith(8000);
  limit.mockRestore();
});
