import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FinishQuestion, FinishReply } from './messages.ts';

/** Stands for the browser's worker: what it is asked is written down, what it answers is up to the test. */
class WorkerOfTests extends EventTarget {
  static all: WorkerOfTests[] = [];
  readonly asked: FinishQuestion[] = [];
  isTerminated = false;

  constructor() {
    super();
    WorkerOfTests.all.push(this);
  }

  postMessage(question: FinishQuestion): void {
    this.asked.push(question);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  reply(data: FinishReply): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const zip = { files: [], madeAt: new Date(0) };
let askFinish: typeof import('./ask-finish.ts').askFinish;

beforeEach(async () => {
  WorkerOfTests.all = [];
  vi.stubGlobal('Worker', WorkerOfTests);
  vi.resetModules();
  ({ askFinish } = await import('./ask-finish.ts'));
});
afterEach(() => vi.unstubAllGlobals());

const current = (): WorkerOfTests => {
  const worker = WorkerOfTests.all.at(-1);
  if (!worker) throw new Error('No worker was started');
  return worker;
};
const idOf = (index: number): number => current().asked[index]?.id ?? 0;

it('each answer reaches the one who asked, with its stages', async () => {
  const told: string[] = [];
  const one = askFinish('zip', zip, { onStage: (stage, share) => told.push(`${stage} ${share}`) });
  const other = askFinish('zip', zip);
  current().reply({ id: idOf(1), answer: 'second' as never });
  current().reply({ id: idOf(0), stage: 'encode', share: 0.5 });
  current().reply({ id: idOf(0), answer: 'first' as never });
  expect([await one, await other]).toEqual(['first', 'second']);
  expect(told).toEqual(['encode 0.5']);
  expect(WorkerOfTests.all).toHaveLength(1);
});

it('what is called off ends at once, and the worker is told', async () => {
  const stop = new AbortController();
  const asked = askFinish('zip', zip, { signal: stop.signal });
  stop.abort(new Error('enough'));
  await expect(asked).rejects.toThrow('enough');
  expect(current().asked.at(-1)).toEqual({ id: idOf(0), cancel: true });
  await expect(askFinish('zip', zip, { signal: stop.signal })).rejects.toThrow('enough');
  expect(current().asked).toHaveLength(2);
});

it('a reason for people is passed on, and a broken worker is replaced', async () => {
  const refused = askFinish('zip', zip);
  current().reply({ id: idOf(0), error: { reason: 'The MP3 encoder did not load.' } });
  await expect(refused).rejects.toThrow('The MP3 encoder did not load.');
  const broken = askFinish('zip', zip);
  const [first] = WorkerOfTests.all;
  first?.dispatchEvent(new Event('error'));
  await expect(broken).rejects.toThrow('Try again');
  expect(first?.isTerminated).toBe(true);
  const next = askFinish('zip', zip);
  current().reply({ id: idOf(0), answer: 'made' as never });
  expect(await next).toBe('made');
  expect(WorkerOfTests.all).toHaveLength(2);
});
