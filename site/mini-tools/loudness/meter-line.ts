import { FileProblem } from './file-problem.ts';
import type { MeterQuestion, MeterReply } from './messages.ts';

export interface MeterLine {
  tell(question: MeterQuestion, transfer?: Transferable[]): void;
  /** What the worker says next. Throws FileProblem where it broke, or the signal's reason. */
  next(): Promise<MeterReply>;
  close(): void;
}

/** A worker of its own for one file; what it says waits until it is asked for. */
export function openMeterLine(signal: AbortSignal): MeterLine {
  const worker = new Worker(new URL('./meter.worker.ts', import.meta.url), { type: 'module' });
  const said: MeterReply[] = [];
  let broken: unknown = null;
  let hear = (): void => undefined;
  const stop = (reason: unknown): void => {
    broken ??= reason;
    hear();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<MeterReply>) => {
    said.push(data);
    hear();
  });
  worker.addEventListener('error', () =>
    stop(new FileProblem('The meter did not start or stopped half-way.')),
  );
  signal.addEventListener('abort', () => stop(signal.reason), { once: true });
  return {
    tell: (question, transfer = []) => worker.postMessage(question, transfer),
    close: () => worker.terminate(),
    async next() {
      while (said.length === 0 && broken === null) {
        await new Promise<void>((resolve) => {
          hear = resolve;
        });
      }
      const reply = said.shift();
      if (broken !== null || !reply) throw broken;
      return reply;
    },
  };
}
