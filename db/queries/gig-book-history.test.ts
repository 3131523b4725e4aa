import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewGig } from '#core/gigs/gig.ts';
import { scoreOf } from '#core/gigs/scorecard.ts';
import { type TestDatabase, testDatabase } from '../../tests/support/database.ts';
import { planOf, roundTripsOf } from '../../tests/support/round-trips.ts';
import { storeGig } from '../../tests/support/stored-gigs.ts';
import { newId } from '../ids.ts';
import { scoredGigOf, selectLatestGigs, selectScoredGigs } from './gig-book-history.ts';
import { gigOf } from './gigs-stored.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
});
afterAll(() => test.close());

const newUser = () => test.addUser(newId('usr'));

describe('gigs of a venue or client', () => {
  it('are those at a venue, the latest first, without the trash and other accounts', async () => {
    const [user, other] = [await newUser(), await newUser()];
    const venue = { name: 'Kulturzug', city: 'Leipzig' };
    const at = (start: string) => storeGig(test.db, user, { start, end: null }, { venue });
    const first = await at('2027-01-16T22:00');
    const id = first?.venue?.id ?? '';
    const second = await at('2027-02-16T22:00');
    const trashed = await at('2027-03-16T22:00');
    await test.db.run(sql`UPDATE gigs SET deleted_at = 1 WHERE id = ${trashed?.id}`);
    const gigs = (userId: string, limit = 9) => selectLatestGigs(test.db, 'venue', { id, userId, limit });
    expect((await gigs(user)).map((gig) => gig.id)).toEqual([second?.id, first?.id]);
    expect((await gigs(user, 1)).map((gig) => gig.id)).toEqual([second?.id]);
    expect(await gigs(other)).toEqual([]);
    const scored = await selectScoredGigs(test.db, 'venue', { id, userId: user, limit: 9 });
    expect(scored.map(({ night }) => night)).toEqual(['2027-02-16', '2027-01-16']);
    expect(await selectScoredGigs(test.db, 'venue', { id, userId: other, limit: 9 })).toEqual([]);
  });

  it('say for a scorecard what they say themselves', async () => {
    const user = await newUser();
    const late = { due: '2026-01-01', paidOn: '2026-01-09' };
    const payments = [{ id: 'a', kind: 'deposit' as const, amount: 60_000, ...late }];
    const outcome = { rider: 'yes' as const, calledOffBy: null };
    const told = { status: 'played' as const, payments, outcome };
    const store = (said: Partial<NewGig>) => storeGig(test.db, user, said, { client: { name: 'Nova' } });
    await store(told);
    await store({ fee: null });
    const old = await store({});
    const id = old?.client?.id ?? '';
    await test.db.run(sql`UPDATE gigs SET details = '{}' WHERE id = ${old?.id}`);
    const at = { id, userId: user, limit: 9 };
    const scored = (await selectScoredGigs(test.db, 'client', at)).map(scoredGigOf);
    const whole = (await selectLatestGigs(test.db, 'client', at)).map(gigOf);
    expect(whole.map((gig, i) => ({ ...gig, ...scored[i] }))).toEqual(whole);
    expect(scoreOf(scored, '2027-12-31')).toMatchObject({ played: 1, paidLate: 1, riderMet: 1 });
  });

  it('are stretches of an index, which nothing sorts', async () => {
    const explainer = await testDatabase();
    const trips = await roundTripsOf(test.db, async () => {
      for (const select of [selectLatestGigs, selectScoredGigs]) {
        await select(test.db, 'venue', { id: 'ven_a', userId: 'usr_none', limit: 9 });
        await select(test.db, 'client', { id: 'cli_a', userId: 'usr_none', limit: 9 });
      }
    });
    expect(trips).toHaveLength(4);
    for (const statement of trips.flat()) {
      const plan = (await planOf(explainer.db, statement)).join('\n');
      expect(plan, statement.sql).toMatch(/^SEARCH gigs USING INDEX gigs_(venue|client)_id/);
      expect(plan, statement.sql).not.toContain('TEMP B-TREE');
    }
    await explainer.close();
  });
});
