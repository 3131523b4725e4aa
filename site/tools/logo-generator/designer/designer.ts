import type { CallOff, DesignerTasks, Question, Refusal, Reply, TaskName } from './messages.ts';

/** The designer could not draw; `reason` says why where a person can do something about it. */
export class DesignError extends Error {
  override readonly name = 'DesignError';
  readonly reason: string | null;
  readonly path: Refusal['path'];

  constructor({ reason, path }: Refusal) {
    super(reason ?? 'The designer stopped');
    this.reason = reason;
    this.path = path;
  }
}

/** What a line needs of a worker. */
export type DesignerWorker = Pick<Worker, 'postMessage' | 'terminate'> & {
  addEventListener(type: 'message', listen: (event: { data: Reply }) => void): void;
  addEventListener(type: 'error', listen: () => void): void;
};

/**
 * Throws DesignError, or the reason of the signal. A signal calls the question off; where the work has begun already
 * the answer comes all the same.
 */
export type Ask = <Name extends TaskName>(
  task: Name,
  asks: DesignerTasks[Name]['asks'],
  signal?: AbortSignal,
) => Promise<DesignerTasks[Name]['answers']>;

interface Waiting {
  question: Question;
  signal: AbortSignal | undefined;
  /** Workers that broke while it waited. */
  breaks: number;
  resolve: (answer: never) => void;
  reject: (error: unknown) => void;
}

/** A question that has seen so many workers break is taken for the cause. */
const MOST_BREAKS = 2;

/** A line to a worker, which starts with the first question, and anew after it broke. */
export function lineTo(start: () => DesignerWorker): Ask {
  let worker: DesignerWorker | null = null;
  let last = 0;
  const waiting = new Map<number, Waiting>();

  function started(): DesignerWorker {
    if (worker) return worker;
    const fresh = start();
    worker = fresh;
    fresh.addEventListener('message', ({ data }) => settle(data));
    fresh.addEventListener('error', () => {
      fresh.terminate();
      if (worker !== fresh) return;
      worker = null;
      askAgain();
    });
    return fresh;
  }

  function settle(reply: Reply): void {
    const asked = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('answer' in reply) asked?.resolve(reply.answer as never);
    else asked?.reject('error' in reply ? new DesignError(reply.error) : asked.signal?.reason);
  }

  function askAgain(): void {
    for (const [id, asked] of waiting) {
      asked.breaks += 1;
      const isOver = asked.signal?.aborted || asked.breaks >= MOST_BREAKS;
      if (!isOver) {
        started().postMessage(asked.question);
        continue;
      }
      waiting.delete(id);
      asked.reject(
        asked.signal?.aborted ? asked.signal.reason : new DesignError({ reason: null, path: null }),
      );
    }
  }

  return (task, asks, signal) => {
    const id = ++last;
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const question: Question = { id, task, asks };
      waiting.set(id, { question, signal, breaks: 0, resolve, reject });
      started().postMessage(question);
      signal?.addEventListener('abort', () => {
        if (waiting.has(id)) worker?.postMessage({ callOff: id } satisfies CallOff);
      });
    });
  };
}

export const startDesigner = (): Worker =>
  new Worker(new URL('./designer.worker.ts', import.meta.url), { type: 'module' });

/** Asks the designer of this page, which runs beside it and loads with the first question. */
export const ask: Ask = lineTo(startDesigner);
