import type { ExportAsk } from './export.worker.ts';

/** Writes the file beside the page: ten thousand gigs take a moment. Throws where the worker breaks, and the reason of the signal. */
export function makeExport(ask: ExportAsk, signal: AbortSignal): Promise<string> {
  const worker = new Worker(new URL('./export.worker.ts', import.meta.url), { type: 'module' });
  const made = new Promise<string>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data));
    worker.addEventListener('error', () => reject(new Error('the worker broke')));
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.postMessage(ask);
  });
  return made.finally(() => worker.terminate());
}
