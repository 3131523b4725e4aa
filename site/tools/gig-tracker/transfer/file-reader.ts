import type { ImportAsk, ImportReplies, ImportReply } from './messages.ts';

/** What to do where the worker broke, or never came. */
export const WHEN_BROKEN = 'Close other tabs, then try again.';

type Progress = (done: number, count: number) => void;
interface Waiting {
  resolve(reply: never): void;
  reject(error: Error): void;
  onProgress: Progress | undefined;
}
type Task = ImportAsk['task'];

/** Reads a file beside the page. A reader that broke is started again with the next file. */
export function fileReader() {
  let worker: Worker | null = null;
  let last = 0;
  const waiting = new Map<number, Waiting>();

  function end(): void {
    worker?.terminate();
    worker = null;
    for (const { reject } of waiting.values()) reject(new Error('the worker broke'));
    waiting.clear();
  }

  function started(): Worker {
    if (worker) return worker;
    worker = new Worker(new URL('./import.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('error', end);
    worker.addEventListener('message', ({ data }: MessageEvent<ImportReply>) => {
      const asked = waiting.get(data.id);
      if (data.state === 'going') return asked?.onProgress?.(data.done, data.count);
      waiting.delete(data.id);
      if (data.state === 'done') asked?.resolve(data.reply as never);
      else asked?.reject(new Error('the worker broke'));
    });
    return worker;
  }

  return {
    /** Throws where the worker breaks. */
    ask<Name extends Task>(
      ask: Extract<ImportAsk, { task: Name }>,
      onProgress?: Progress,
    ): Promise<ImportReplies[Name]> {
      const id = ++last;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject, onProgress });
        started().postMessage({ ...ask, id });
      });
    },
    end,
  };
}
