/** Never resolves; rejects after this many milliseconds. To be raced, so that nobody has to catch it. */
export const timeUp = (patienceMs: number) =>
  new Promise<never>((_, reject) => {
    const signal = AbortSignal.timeout(patienceMs);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
