import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../tests/support/database.ts';
import { planOf, roundTripsOf } from '../../tests/support/round-trips.ts';
import { selectCopies } from './generation-copy.ts';
import { listGenerations } from './generation-lists.ts';

let test: TestDatabase;
// The engine keeps an explained statement open, so that nothing can be committed beside it.
let explainer: TestDatabase;
beforeAll(async () => {
  [test, explainer] = [await testDatabase(), await testDatabase()];
});
afterAll(() => Promise.all([test.close(), explainer.close()]));

const plansOf = async (ask: () => PromiseLike<unknown>): Promise<string> => {
  const statements = (await roundTripsOf(test.db, ask)).flat();
  return (await Promise.all(statements.map((each) => planOf(explainer.db, each)))).flat().join('\n');
};

it('a page is found by an index and never by looking through the table', async () => {
  const plan = await plansOf(() =>
    listGenerations(test.db, {
      userId: 'usr_one',
      tools: ['voice-tag'],
      words: 'nova',
      before: { at: new Date(5), id: 'gen_five' },
      limit: 21,
    }),
  );
  expect(plan).toMatch(
    /SEARCH generations USING INDEX generations_user_id_created_at_id_idx .*\(created_at,id\)<\(\?,\?\)/,
  );
  expect(plan).not.toContain('TEMP B-TREE FOR');
  expect(plan).not.toMatch(/SCAN generations\b/);
});

it('copies are counted by an index of their own', async () => {
  const plan = await plansOf(() => selectCopies(test.db, { userId: 'usr_one', dayStart: new Date(0) }));
  expect(plan).toMatch(/USING (COVERING )?INDEX generations_copies_user_id_created_at_idx/);
  expect(plan).not.toMatch(/SCAN generations/);
});
