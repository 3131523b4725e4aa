import type {
  TreatmentQuestion,
  TreatmentReply,
  TreatmentTask,
  TreatmentTasks,
} from './treatment-messages.ts';

/** The treatment could not be made on this device; the message says what to do. */
export class TreatmentError extends Error {
  override readonly name = 'TreatmentError';
}

type TreatmentWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

interface Waiting {
  resolve: (answer: never) => void;
  reject: (reason: unknown) => void;
}

export type AskTreatment = <Name extends TreatmentTask>(
  task: Name,
  asks: TreatmentTasks[Name]['asks'],
) => Promise<TreatmentTasks[Name]['answers']>;

/** A line to a worker that starts with the first question; after it broke, with the next one. */
export function treatmentLine(start: () => TreatmentWorker): AskTreatment {
  let worker: TreatmentWorker | null = null;
  let last = 0;
  const waiting = new Map<number, Waiting>();

  function settle(reply: TreatmentReply): void {
    const asked = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('answer' in reply) asked?.resolve(reply.answer as never);
    else asked?.reject(new TreatmentError(`The treatment could not be made: ${reply.error}.`));
  }

  function giveUp(broken: TreatmentWorker): void {
    broken.terminate();
    if (worker === broken) worker = null;
    const asked = [...waiting.values()];
    waiting.clear();
    for (const { reject } of asked)
      reject(new TreatmentError('The treatment stopped on this device. Your script is kept; try again.'));
  }

  function started(): TreatmentWorker {
    if (worker) return worker;
    const fresh = start();
    worker = fresh;
    fresh.addEventListener('message', ({ data }) => settle(data));
    fresh.addEventListener('error', () => giveUp(fresh));
    return fresh;
  }

  return (task, asks) => {
    const id = ++last;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      started().postMessage({ id, task, asks } satisfies TreatmentQuestion);
    });
  };
}

/** Asks the worker of this page. */
export const askTreatment: AskTreatment = treatmentLine(
  () => new Worker(new URL('./treatment.worker.ts', import.meta.url), { type: 'module' }),
);
