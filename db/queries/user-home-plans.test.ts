import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../tests/support/database.ts';
import { planOf, roundTripsOf } from '../../tests/support/round-trips.ts';
import { namedBatch, type Statement } from '../named-batch.ts';
import { ownerOf } from '../owner.ts';
import { getSession, selectSession, type UserColumns } from './account-sessions.ts';
import { FUNDS_COLUMNS } from './credits-funds.ts';
import { listGenerations } from './generation-lists.ts';
import { FACT_COLUMNS, idsOf, noteOnboarding } from './journey.ts';
import { listActivities } from './library-activities.ts';
import { TALLY_COLUMNS } from './user-stats.ts';
import { recordVisit, VISIT_COLUMNS } from './user-visits.ts';

let test: TestDatabase;
// The engine keeps an explained statement open, so that nothing can be committed beside it.
let explainer: TestDatabase;
beforeAll(async () => {
  [test, explainer] = [await testDatabase(), await testDatabase()];
  await test.addUser('usr_mara');
});
afterAll(() => Promise.all([test.close(), explainer.close()]));

const now = new Date('2026-11-21T12:00:00Z');
const tools = {
  'logo-generator': { milestone: { key: 'firstLogoGenerated' } },
  'voice-tag': { milestone: { key: 'firstVoiceTagGenerated' } },
} as const;

const key = { tokenHash: 'a hash', now };
/** Whoever the session names, so that the session is found in the same round trip. */
const userId = ownerOf(key);
const page = { userId, before: { at: now, id: 'gen_five' }, limit: 51 };
const days = { today: '2026-11-21', yesterday: '2026-11-20' };
const session = { id: 'ses_mara', now, expiresAt: now };

const look = (columns: UserColumns, values: Record<string, string | number>) => () =>
  getSession(test.db, key, { columns, values });
const toolIds = idsOf(tools);
const ask = (rows: () => Statement) => () =>
  namedBatch(test.db, [], { rows: rows(), session: selectSession(test.db, key) });

/** Everything that the home asks. */
const QUESTIONS = {
  visits: look(VISIT_COLUMNS, { toolIds, ...days }),
  credits: look(FUNDS_COLUMNS, { dayStart: now.getTime(), cutoff: now.getTime() }),
  stats: look(TALLY_COLUMNS, { toolIds, weeks: JSON.stringify([now.getTime(), now.getTime()]) }),
  journey: look(FACT_COLUMNS, { toolIds }),
  activity: ask(() => listActivities(test.db, page)),
  content: ask(() => listGenerations(test.db, { ...page, tools: Object.keys(tools) })),
  visit: () => recordVisit(test.db, { userId: 'usr_mara', session, ...days }),
  onboarding: () => noteOnboarding(test.db, { userId: 'usr_mara', tools, now }),
};

/** Steps that look through a table instead of finding rows by an index. `f`, `t` and `w` are a few rows at most. */
const scans = (plan: readonly string[]) =>
  plan.filter((step) => /^SCAN (?!CONSTANT ROW|f$|t |w |json_each |\()/.test(step));

describe.each(Object.entries(QUESTIONS))('what the home asks (%s)', (_, ask) => {
  it('goes in one round trip', async () => {
    expect(await roundTripsOf(test.db, ask)).toHaveLength(1);
  });

  it('is found by indexes and never by looking through a table', async () => {
    for (const statement of (await roundTripsOf(test.db, ask)).flat())
      expect(scans(await planOf(explainer.db, statement)), statement.sql).toEqual([]);
  });
});

it('numbers and first times are read from an index alone', async () => {
  for (const ask of [QUESTIONS.visits, QUESTIONS.stats, QUESTIONS.journey]) {
    const statements = (await roundTripsOf(test.db, ask)).flat();
    const steps = (await Promise.all(statements.map((each) => planOf(explainer.db, each)))).flat();
    const counted = steps.filter((step) => /(SEARCH|SCAN) (generations|g) /.test(step));
    expect(counted.length).toBeGreaterThan(0);
    for (const step of counted) expect(step).toContain('USING COVERING INDEX');
  }
});

it('reservations that are void are found among the open ones alone', async () => {
  const statements = (await roundTripsOf(test.db, QUESTIONS.credits)).flat();
  const steps = (await Promise.all(statements.map((each) => planOf(explainer.db, each)))).flat();
  const open = steps.filter((step) => step.includes('generations') && step.includes('created_at<?'));
  expect(open.length).toBeGreaterThan(0);
  for (const step of open) expect(step).toContain('user_id=? AND status=? AND created_at<?');
});

it('a page of a list is a stretch of an index that begins at its cursor', async () => {
  for (const ask of [QUESTIONS.activity, QUESTIONS.content]) {
    const [[statement] = []] = await roundTripsOf(test.db, ask);
    const plan = statement ? await planOf(explainer.db, statement) : [];
    expect(plan.join('\n')).toMatch(/SEARCH \w+ USING INDEX \w+ \(.*\(created_at,id\)<\(\?,\?\)\)/);
  }
});
