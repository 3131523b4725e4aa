import workerUrl from './check.worker.ts?worker&url';
import type { CheckProgress, CheckQuestion, CheckReply, CheckResult } from './check-messages.ts';

/** Where the worker is, so that it can be kept for the way without a network. */
export { workerUrl };

/** Why a copy could not be checked. The message is for people. */
export class CheckProblem extends Error {
  override readonly name = 'CheckProblem';
  /** Whether the same may do at another try. */
  readonly mayRetry: boolean;

  constructor(message: string, { mayRetry = true, cause }: { mayRetry?: boolean; cause?: unknown } = {}) {
    super(message, { cause });
    this.mayRetry = mayRetry;
  }
}

/** Checks a copy beside the page. Rejects with a CheckProblem, or with the reason of the signal. */
export async function checkCopy(
  question: CheckQuestion,
  onProgress: (progress: CheckProgress) => void,
  signal: AbortSignal,
): Promise<CheckResult> {
  signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<CheckResult>();
  const worker = new Worker(workerUrl, { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<CheckReply>) => {
    if ('share' in data) onProgress(data);
    else if ('problem' in data) reject(new CheckProblem(data.problem, data));
    else resolve(data);
  });
  worker.addEventListener('error', () =>
    reject(new CheckProblem('The check couldn’t start or stopped half-way. Your file is untouched.')),
  );
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  worker.postMessage(question);
  try {
    return await promise;
  } finally {
    worker.terminate();
  }
}
