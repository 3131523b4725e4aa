import { expect, test, vi } from 'vitest';
import { SpeechLoadError, sharedDownload } from './speech-download.ts';

const never = () => new AbortController().signal;

/** A server that sends a file in parts, when it is told to. */
function fakeServer(size = 6) {
  const calls: { signal: AbortSignal; send: (part: number[]) => void; end: () => void; break: () => void }[] =
    [];
  let status = 200;
  const load = vi.fn((_url: unknown, init?: RequestInit) => {
    const signal = init?.signal ?? never();
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        signal.addEventListener('abort', () => controller.error(signal.reason));
        calls.push({
          signal,
          send: (part) => controller.enqueue(new Uint8Array(part)),
          end: () => controller.close(),
          break: () => controller.error(new TypeError('network')),
        });
      },
    });
    return Promise.resolve(new Response(body, { status }));
  });
  const answer = (code: number) => {
    status = code;
  };
  return { calls, load, answer, download: sharedDownload('/speech/x', size, load as typeof fetch) };
}

test('loads a file once for all who ask, and tells each how much of it has come', async () => {
  const { calls, load, download } = fakeServer();
  const [one, other] = [vi.fn(), vi.fn()];
  const first = download.get(one, never());
  calls[0]?.send([1, 2, 3]);
  await vi.waitFor(() => expect(one).toHaveBeenLastCalledWith(0.5));
  const second = download.get(other, never());
  expect(other).toHaveBeenLastCalledWith(0.5);
  calls[0]?.send([4, 5, 6]);
  calls[0]?.end();
  expect([...(await first)]).toEqual([1, 2, 3, 4, 5, 6]);
  expect(await second).toBe(await first);
  expect(await download.get(() => {}, never())).toBe(await first);
  expect(other).toHaveBeenLastCalledWith(1);
  expect(load).toHaveBeenCalledTimes(1);
});

test.each([
  ['breaks off', 200, 'default', (call: { break: () => void }) => call.break()],
  [
    'is too short',
    200,
    'reload',
    (call: { send: (part: number[]) => void; end: () => void }) => [call.send([1]), call.end()],
  ],
  [
    'is another file',
    200,
    'reload',
    (call: { send: (part: number[]) => void }) => call.send([1, 2, 3, 4, 5, 6, 7]),
  ],
  [
    'is not there',
    404,
    'reload',
    (call: { send: (part: number[]) => void; end: () => void }) => [
      call.send([1, 2, 3, 4, 5, 6]),
      call.end(),
    ],
  ],
])(
  'a file that %s is an error with a sentence, and is loaded anew when it is asked for again',
  async (_, code, cache, act) => {
    const { calls, load, answer, download } = fakeServer();
    answer(code);
    const failing = download.get(() => {}, never());
    const call = calls[0];
    if (call) act(call);
    await expect(failing).rejects.toThrow(
      'The voice could not be loaded. Check your connection and try again',
    );
    answer(200);
    const again = download.get(() => {}, never());
    expect(load.mock.lastCall?.[1]?.cache).toBe(cache);
    calls[1]?.send([1, 2, 3, 4, 5, 6]);
    calls[1]?.end();
    expect([...(await again)]).toEqual([1, 2, 3, 4, 5, 6]);
  },
);

test('a network that gives no answer is the same error', async () => {
  const download = sharedDownload('/speech/x', 6, () => Promise.reject(new TypeError('offline')));
  await expect(download.get(() => {}, never())).rejects.toBeInstanceOf(SpeechLoadError);
});

test('who gives up is let go at once; the download ends with the last one, and starts anew later', async () => {
  const { calls, load, download } = fakeServer();
  const [one, other] = [new AbortController(), new AbortController()];
  const first = download.get(() => {}, one.signal);
  const second = download.get(() => {}, other.signal);
  one.abort(new Error('one left'));
  await expect(first).rejects.toThrow('one left');
  expect(calls[0]?.signal.aborted).toBe(false);
  other.abort(new Error('other left'));
  await expect(second).rejects.toThrow('other left');
  expect(calls[0]?.signal.aborted).toBe(true);
  void download.get(() => {}, never());
  expect(load).toHaveBeenCalledTimes(2);
});

test('who gave up before asking starts nothing', async () => {
  const { load, download } = fakeServer();
  await expect(download.get(() => {}, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  expect(load).not.toHaveBeenCalled();
});
