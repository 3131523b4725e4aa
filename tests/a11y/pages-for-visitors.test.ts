import { expect, it } from 'vitest';
import { SAMPLE_TRACKER } from '../budgets/budget.ts';
import { madeOnce, testVisits } from '../support/browser.ts';
import { expectLight, lookAt, pagesFor, SCREENS, type Weights, watching } from '../support/look-at-page.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();
const visitor = madeOnce(async () => watching(await newVisit({ isKept: true })));
const weights: Weights = new Map();

it.each(pagesFor({ everyText: true }))(
  '%s breaks no rule, scrolls no way but down, and says nothing on the console',
  async (path) => {
    const watcher = await visitor();
    await lookAt(watcher, path);
    if (SCREENS.includes(path))
      await step('stays within its budget, and starts no engine', () =>
        expectLight(watcher, path, weights, SAMPLE_TRACKER),
      );
  },
);

it('what a screen really loads for a visitor before anybody touches it is told', () => {
  console.table(Object.fromEntries(weights));
  expect([...weights.keys()].sort()).toEqual(SCREENS);
});
