import type { Deps } from '../deps.ts';

/**
 * Lets a run come to its end when its caller hangs up: what it paid for is found under its key, and no file is left in storage
 * that nobody knows of.
 */
export function outlive<Result>(deps: Pick<Deps, 'background'>, run: Promise<Result>): Promise<Result> {
  deps.background(() => run.catch(() => undefined));
  return run;
}
