import type { ZipProgress } from '../../shell/zip.store.ts';
import type { KitQuestion, KitReply, KitTask, KitTasks } from './messages.ts';

/** A file could not be made; the message says why, and what helps. */
export class KitError extends Error {
  override readonly name = 'KitError';
}

interface Waiting {
  resolve: (answer: never) => void;
  reject: (error: Error) => void;
  onProgress: ((progress: ZipProgress) => void) | undefined;
}

const BROKEN = 'The maker of files stopped. Try again.';

let worker: Worker | null = null;
let last = 0;
const waiting = new Map<number, Waiting>();

function settle(data: KitReply): void {
  const asked = waiting.get(data.id);
  if (!asked) return;
  if ('progress' in data) {
    asked.onProgress?.(data.progress);
    return;
  }
  waiting.delete(data.id);
  if ('answer' in data) asked.resolve(data.answer as never);
  else asked.reject(new KitError(data.error.reason ?? BROKEN));
}

/** Files are made beside the page, by a worker that loads with the first question. */
function started(): Worker {
  if (worker) return worker;
  const fresh = new Worker(new URL('./kit.worker.ts', import.meta.url), { type: 'module' });
  fresh.addEventListener('message', ({ data }: MessageEvent<KitReply>) => settle(data));
  fresh.addEventListener('error', () => {
    fresh.terminate();
    if (worker === fresh) worker = null;
    const asked = [...waiting.values()];
    waiting.clear();
    for (const { reject } of asked) reject(new KitError(BROKEN));
  });
  worker = fresh;
  return fresh;
}

interface Course {
  onProgress?: (progress: ZipProgress) => void;
  signal?: AbortSignal;
}

/**
 * Asks for a list of files, or for one of them.
 * @throws KitError, and the signal's reason where it was stopped
 */
export function askKit<Name extends KitTask>(
  task: Name,
  asks: KitTasks[Name]['asks'],
  { onProgress, signal }: Course = {},
): Promise<KitTasks[Name]['answers']> {
  if (signal?.aborted) return Promise.reject(signal.reason);
  const id = ++last;
  const send = (question: KitQuestion): void => started().postMessage(question);
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve: resolve as (answer: never) => void, reject, onProgress });
    signal?.addEventListener(
      'abort',
      () => {
        if (!waiting.delete(id)) return;
        send({ id, cancel: true });
        reject(signal.reason);
      },
      { once: true },
    );
    send({ id, task, asks });
  });
}
