import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { KitQuestion, KitReply } from './messages.ts';

/** Stands for the browser's worker: what it is asked is written down, what it answers is up to the test. */
class WorkerOfTests extends EventTarget {
  static all: WorkerOfTests[] = [];
  readonly asked: KitQuestion[] = [];
  isTerminated = false;

  constructor() {
    super();
    WorkerOfTests.all.push(this);
  }

  postMessage(question: KitQuestion): void {
    this.asked.push(question);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  reply(data: KitReply): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const which = { spec: {} as never, artist: 'DJ NOVA' };
let askKit: typeof import('./ask-kit.ts').askKit;

beforeEach(async () => {
  WorkerOfTests.all = [];
  vi.stubGlobal('Worker', WorkerOfTests);
  vi.resetModules();
  ({ askKit } = await import('./ask-kit.ts'));
});
afterEach(() => vi.unstubAllGlobals());

const current = (): WorkerOfTests => {
  const worker = WorkerOfTests.all.at(-1);
  if (!worker) throw new Error('No worker was started');
  return worker;
};

it('each answer reaches the one who asked, in whatever order they come', async () => {
  const [one, other] = [askKit('contents', which), askKit('contents', which)];
  const [first = 0, second = 0] = current().asked.map(({ id }) => id);
  current().reply({ id: second, answer: 'second' as never });
  current().reply({ id: first, answer: 'first' as never });
  expect([await one, await other]).toEqual(['first', 'second']);
  expect(WorkerOfTests.all.length).toBe(1);
});

it('progress is told as it goes', async () => {
  const told: number[] = [];
  const zip = askKit('zip', { ...which, kit: {} as never }, { onProgress: ({ done }) => told.push(done) });
  const id = current().asked[0]?.id ?? 0;
  for (const done of [0, 1, 2]) current().reply({ id, progress: { done, count: 3, path: 'a' } });
  current().reply({ id, answer: new Blob() });
  await zip;
  expect(told).toEqual([0, 1, 2]);
});

it('a failure says its reason, or that the maker stopped', async () => {
  const [told, silent] = [askKit('contents', which), askKit('contents', which)];
  const [first = 0, second = 0] = current().asked.map(({ id }) => id);
  current().reply({ id: first, error: { reason: 'A typeface did not load.' } });
  current().reply({ id: second, error: { reason: null } });
  await expect(told).rejects.toThrow('A typeface did not load.');
  await expect(silent).rejects.toThrow('The maker of files stopped. Try again.');
});

it('who stops is let go at once, and the worker is told', async () => {
  const stop = new AbortController();
  const zip = askKit('zip', { ...which, kit: {} as never }, { signal: stop.signal });
  const id = current().asked[0]?.id ?? 0;
  stop.abort(new Error('Enough'));
  await expect(zip).rejects.toThrow('Enough');
  expect(current().asked.at(-1)).toEqual({ id, cancel: true });
  await expect(askKit('contents', which, { signal: stop.signal })).rejects.toThrow('Enough');
});

it('a worker that dies fails all who wait, and the next question starts another', async () => {
  const waits = askKit('contents', which);
  current().dispatchEvent(new Event('error'));
  await expect(waits).rejects.toThrow('stopped');
  expect(current().isTerminated).toBe(true);
  const again = askKit('contents', which);
  expect(WorkerOfTests.all.length).toBe(2);
  current().reply({ id: current().asked[0]?.id ?? 0, answer: 'here' as never });
  expect(await again).toBe('here');
});
