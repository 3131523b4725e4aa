import type { OnStage } from '../take.ts';
import { FinishError } from './finish-error.ts';
import type { FinishQuestion, FinishReply, FinishTask, FinishTasks } from './messages.ts';

interface Waiting {
  resolve: (answer: never) => void;
  reject: (error: Error) => void;
  onStage: OnStage | undefined;
}

const BROKEN = 'Mastering stopped. Nothing was charged. Try again.';

let worker: Worker | null = null;
let last = 0;
const waiting = new Map<number, Waiting>();

function settle(reply: FinishReply): void {
  const asked = waiting.get(reply.id);
  if (!asked) return;
  if ('stage' in reply) {
    asked.onStage?.(reply.stage, reply.share);
    return;
  }
  waiting.delete(reply.id);
  if ('answer' in reply) asked.resolve(reply.answer as never);
  else asked.reject(new FinishError(reply.error.reason ?? BROKEN));
}

/** Sounds are mastered beside the page, by a worker that loads with the first question. */
function started(): Worker {
  if (worker) return worker;
  const fresh = new Worker(new URL('./finish.worker.ts', import.meta.url), { type: 'module' });
  fresh.addEventListener('message', ({ data }: MessageEvent<FinishReply>) => settle(data));
  fresh.addEventListener('error', () => {
    fresh.terminate();
    if (worker === fresh) worker = null;
    const asked = [...waiting.values()];
    waiting.clear();
    for (const { reject } of asked) reject(new FinishError(BROKEN));
  });
  worker = fresh;
  return fresh;
}

/** What goes with a question: where its stages are told, and what calls it off. */
export interface Course {
  onStage?: OnStage | undefined;
  signal?: AbortSignal | undefined;
  /** What the worker may have for good. */
  transfer?: Transferable[];
}

/**
 * Asks the finisher.
 * @throws FinishError, and the signal's reason where it was stopped
 */
export function askFinish<Name extends FinishTask>(
  task: Name,
  asks: FinishTasks[Name]['asks'],
  { onStage, signal, transfer = [] }: Course = {},
): Promise<FinishTasks[Name]['answers']> {
  if (signal?.aborted) return Promise.reject(signal.reason);
  const id = ++last;
  const { promise, resolve, reject } = Promise.withResolvers<FinishTasks[Name]['answers']>();
  const callOff = (): void => {
    if (!waiting.delete(id)) return;
    started().postMessage({ id, cancel: true } satisfies FinishQuestion);
    reject(signal?.reason);
  };
  waiting.set(id, { resolve: resolve as (answer: never) => void, reject, onStage });
  signal?.addEventListener('abort', callOff, { once: true });
  started().postMessage({ id, task, asks } satisfies FinishQuestion, transfer);
  return promise.finally(() => signal?.removeEventListener('abort', callOff));
}
