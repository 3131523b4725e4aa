import { beforeEach, expect, it, vi } from 'vitest';

const KEYS = {
  keys: [
    { id: 'deckhand-1', algorithm: 'Ed25519', publicKey: 'AQID' },
    { id: 'other', algorithm: 'RSA' },
  ],
};
const READ = [{ id: 'deckhand-1', publicKey: new Uint8Array([1, 2, 3]) }];

/** A network that answers a request only with its end. */
const hanging = (_: unknown, { signal }: RequestInit) =>
  new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

const network = vi.fn<(path: string, options: RequestInit) => Promise<Response>>();
vi.stubGlobal('fetch', network);

/** As a page has it that just opened. */
async function fresh() {
  vi.resetModules();
  return (await import('./read-keys.ts')).readKeys;
}

beforeEach(() => {
  network.mockReset();
  vi.restoreAllMocks();
});

it('keys are read once, those of other kinds left out', async () => {
  network.mockImplementation(async () => Response.json(KEYS));
  const readKeys = await fresh();
  expect(await readKeys()).toEqual(READ);
  expect(await readKeys(new AbortController().signal)).toEqual(READ);
  expect(network).toHaveBeenCalledOnce();
});

it('who waits for keys that never come can stop at once; who waits on gets them still', async () => {
  const { promise: reply, resolve: come } = Promise.withResolvers<Response>();
  network.mockReturnValue(reply);
  const readKeys = await fresh();
  const stopper = new AbortController();
  const [patient, stopped] = [readKeys(), readKeys(stopper.signal)];
  stopper.abort(new Error('stopped'));
  await expect(stopped).rejects.toThrow('stopped');
  come(Response.json(KEYS));
  expect(await patient).toEqual(READ);
});

it('a request that hangs is given up, and made again the next time', async () => {
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  network.mockImplementationOnce(hanging).mockImplementation(async () => Response.json(KEYS));
  const readKeys = await fresh();
  const reading = readKeys();
  patience.abort(new Error('too long'));
  await expect(reading).rejects.toThrow('too long');
  expect(timeout).toHaveBeenCalledWith(10_000);
  expect(await readKeys()).toEqual(READ);
});
