import { HranaError } from './errors.ts';
import type { Batch, Condition, StatementResult } from './protocol.ts';

export interface BatchResult {
  step_results: (StatementResult | null)[];
  step_errors: (HranaError | null)[];
}

/** Runs the steps in order; a step whose condition is false is skipped and leaves `null` in both lists. */
export function runBatch(
  batch: Batch,
  run: (step: Batch['steps'][number]) => StatementResult,
  isAutocommit: () => boolean,
): BatchResult {
  const done: BatchResult = { step_results: [], step_errors: [] };
  for (const step of batch.steps) {
    const { condition } = step;
    let result: StatementResult | null = null;
    let failure: HranaError | null = null;
    if (!condition || holds(condition, done, isAutocommit)) {
      try {
        result = run(step);
      } catch (error) {
        if (!(error instanceof HranaError)) throw error;
        failure = error;
      }
    }
    done.step_results.push(result);
    done.step_errors.push(failure);
  }
  return done;
}

function holds(condition: Condition, done: BatchResult, isAutocommit: () => boolean): boolean {
  switch (condition.type) {
    case 'ok':
      return outcomeOf(condition.step, done.step_results) !== null;
    case 'error':
      return outcomeOf(condition.step, done.step_errors) !== null;
    case 'not':
      return !holds(condition.cond, done, isAutocommit);
    case 'and':
      return condition.conds.every((each) => holds(each, done, isAutocommit));
    case 'or':
      return condition.conds.some((each) => holds(each, done, isAutocommit));
    case 'is_autocommit':
      return isAutocommit();
  }
}

function outcomeOf<Outcome>(step: number, outcomes: (Outcome | null)[]): Outcome | null {
  const outcome = outcomes[step];
  if (outcome === undefined) {
    throw new HranaError(
      'BATCH_COND_BAD_STEP',
      `A condition names step ${step}, which does not come before it`,
    );
  }
  return outcome;
}
