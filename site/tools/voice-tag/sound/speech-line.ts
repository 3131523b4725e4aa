import type { OnStage } from '../take.ts';
import { SpeechLoadError } from './speech-download.ts';
import type { Shaped, SpeechCallOff, SpeechQuestion, SpeechReply, SpeechTask } from './speech-messages.ts';

/** What a line needs of a worker. */
export type SpeechWorker = Pick<Worker, 'postMessage' | 'terminate'> & {
  addEventListener(type: 'message', listen: (event: { data: SpeechReply }) => void): void;
  addEventListener(type: 'error', listen: () => void): void;
};

/** The worker broke. The message is for people. */
export class SpeechBrokeError extends Error {
  override name = 'SpeechBrokeError';

  constructor() {
    super('The voice stopped in the middle. Try again');
  }
}

export interface Asked {
  signal: AbortSignal;
  onStage: OnStage;
}

/** Throws SpeechLoadError, SpeechBrokeError, or the reason of the signal. */
export type AskSpeech = (task: SpeechTask, options: Asked) => Promise<Shaped>;

interface Waiting extends Asked {
  resolve: (answer: Shaped) => void;
  reject: (error: unknown) => void;
}

/** A line to a speech worker, which starts with the first question, and anew after it broke. */
export function speechLine(start: () => SpeechWorker): AskSpeech {
  let worker: SpeechWorker | null = null;
  let last = 0;
  const waiting = new Map<number, Waiting>();

  function hear(reply: SpeechReply): void {
    const asked = waiting.get(reply.id);
    if (!asked) return;
    if ('stage' in reply) {
      asked.onStage(reply.stage, reply.share ?? undefined);
      return;
    }
    waiting.delete(reply.id);
    if ('answer' in reply) asked.resolve(reply.answer);
    else asked.reject(reply.reason === null ? new SpeechBrokeError() : new SpeechLoadError());
  }

  function started(): SpeechWorker {
    if (worker) return worker;
    const fresh = start();
    worker = fresh;
    fresh.addEventListener('message', ({ data }) => hear(data));
    fresh.addEventListener('error', () => {
      fresh.terminate();
      if (worker === fresh) worker = null;
      for (const { reject } of waiting.values()) reject(new SpeechBrokeError());
      waiting.clear();
    });
    return fresh;
  }

  return (task, { signal, onStage }) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      const id = ++last;
      const callOff = () => {
        if (!waiting.delete(id)) return;
        worker?.postMessage({ callOff: id } satisfies SpeechCallOff);
        reject(signal.reason);
      };
      signal.addEventListener('abort', callOff);
      waiting.set(id, {
        signal,
        onStage,
        resolve: (answer) => {
          signal.removeEventListener('abort', callOff);
          resolve(answer);
        },
        reject: (error) => {
          signal.removeEventListener('abort', callOff);
          reject(error);
        },
      });
      started().postMessage({ id, ...task } satisfies SpeechQuestion);
    });
}
