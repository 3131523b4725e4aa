import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { missingOf } from '#core/profile.ts';
import { findUnstorable } from '#core/text.ts';
import { type TestDatabase, testDatabase } from '../../tests/support/database.ts';
import { factsAbout } from '../../tests/support/facts-about.ts';
import { factsOf, idsOf, noteOnboarding, selectFacts } from './journey.ts';
import { recordVisit, VISIT_COLUMNS } from './user-visits.ts';

const TOOLS = {
  'logo-generator': { milestone: { key: 'firstLogoGenerated' } },
  'voice-tag': { milestone: { key: 'firstVoiceTagGenerated' } },
} as const;

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
});
afterAll(() => test.close());

let accounts = 0;
const newAccount = () => test.addUser(`usr_${++accounts}`);
const reached = async (userId: string) =>
  factsOf((await selectFacts(test.db, userId, TOOLS))[0], TOOLS).reached;
const day = (today: string, yesterday: string) => ({ today, yesterday });
const visit = async (userId: string, days = day('2026-11-21', '2026-11-20')) => {
  const session = { id: 'ses_none', now: new Date(1), expiresAt: null };
  await recordVisit(test.db, { userId, session, ...days });
  const row = await factsAbout(test.db, userId, VISIT_COLUMNS, { toolIds: idsOf(TOOLS), ...days });
  return { ...row, ...factsOf(row, TOOLS) };
};

let made = 0;
async function make(
  userId: string,
  { tool = 'logo-generator', status = 'done', at = 1000, deletedAt = null, copiedFrom = null }: Making = {},
): Promise<void> {
  await test.db.run(sql`
    INSERT INTO generations (id, user_id, tool, status, title, cost, input, created_at, updated_at, deleted_at, copied_from)
    VALUES (${`gen_${++made}`}, ${userId}, ${tool}, ${status}, 'Nova', 2, '{}', ${at}, ${at}, ${deletedAt}, ${copiedFrom})`);
}
interface Making {
  tool?: string;
  status?: string;
  at?: number;
  deletedAt?: number | null;
  copiedFrom?: string | null;
}

const note = (userId: string, key: string, at: number) =>
  test.db.run(sql`INSERT INTO milestones (user_id, key, reached_at) VALUES (${userId}, ${key}, ${at})`);

async function fillIn(userId: string, profile: Parameters<typeof missingOf>[0], at: number): Promise<void> {
  const [genres, facts] = [JSON.stringify(profile.genres), JSON.stringify(profile.bioFacts)];
  await test.db.run(sql`
    INSERT INTO profiles (user_id, artist_name, city, genres, bio_facts, updated_at)
    VALUES (${userId}, ${profile.artistName}, ${profile.city}, ${genres}, ${facts}, ${at})
    ON CONFLICT (user_id) DO UPDATE SET artist_name = excluded.artist_name, city = excluded.city,
      genres = excluded.genres, bio_facts = excluded.bio_facts, updated_at = excluded.updated_at`);
}
const WHOLE = { artistName: 'DJ Nova', city: 'Berlin', genres: ['techno'], bioFacts: ['Plays since 2009.'] };

describe('the milestone of a tool', () => {
  it('is reached by its first finished result, at that moment', async () => {
    const mara = await newAccount();
    await make(mara, { at: 5000 });
    await make(mara, { at: 3000 });
    expect(await reached(mara)).toEqual({ firstLogoGenerated: new Date(3000) });
  });

  it.each([
    ['a run that failed', { status: 'failed' }],
    ['a run that is not finished', { status: 'reserved' }],
    ['a copy', { copiedFrom: 'gen_of_another' }],
    ['what another account made', null],
  ])('is not reached by %s', async (_, making) => {
    const [mara, other] = [await newAccount(), await newAccount()];
    await make(making ? mara : other, making ?? {});
    expect(await reached(mara)).toEqual({});
  });

  it('stays where the result is deleted: it was made', async () => {
    const mara = await newAccount();
    await make(mara, { deletedAt: 9000 });
    expect(Object.keys(await reached(mara))).toEqual(['firstLogoGenerated']);
  });

  it('is never told by a note that the facts deny', async () => {
    const mara = await newAccount();
    await note(mara, 'firstVoiceTagGenerated', 1000);
    expect(await reached(mara)).toEqual({});
  });

  it('has the moment that was noted as it was reached', async () => {
    const mara = await newAccount();
    await make(mara, { at: 1000 });
    await note(mara, 'firstLogoGenerated', 1200);
    expect(await reached(mara)).toEqual({ firstLogoGenerated: new Date(1200) });
  });
});

describe('the tour', () => {
  it('is done once, and a second time changes nothing', async () => {
    const mara = await newAccount();
    const first = await noteOnboarding(test.db, { userId: mara, tools: TOOLS, now: new Date(1000) });
    expect(first).toEqual({ onboardingCompleted: new Date(1000) });
    const second = await noteOnboarding(test.db, { userId: mara, tools: TOOLS, now: new Date(2000) });
    expect(second).toEqual(first);
  });
});

describe('the milestone of the profile', () => {
  it('is reached exactly where nothing of it is missing', async () => {
    const mara = await newAccount();
    const word = fc.string({ unit: 'binary', minLength: 1, maxLength: 9 });
    const texts = fc.array(word, { maxLength: 2 });
    const text = fc.oneof(fc.constant(''), word);
    const profile = fc.record({ artistName: text, city: text, genres: texts, bioFacts: texts });
    const storable = profile.filter((each) => findUnstorable(each) === null);
    await fc.assert(
      fc.asyncProperty(storable, async (each) => {
        await fillIn(mara, each, 1000);
        const isReached = 'profileCompleted' in (await reached(mara));
        expect(isReached).toBe(missingOf(each).length === 0);
      }),
      { numRuns: 60 },
    );
  });

  it('keeps its moment through later changes, once a visit has seen it', async () => {
    const mara = await newAccount();
    await fillIn(mara, WHOLE, 1000);
    await visit(mara);
    await fillIn(mara, { ...WHOLE, city: 'Lagos' }, 2000);
    expect(await reached(mara)).toEqual({ profileCompleted: new Date(1000) });
  });

  it('is taken back where the profile is cleared, and only then', async () => {
    const mara = await newAccount();
    await fillIn(mara, WHOLE, 1000);
    await make(mara, { deletedAt: 3000 });
    const before = await visit(mara);
    expect(Object.keys(before.reached).sort()).toEqual(['firstLogoGenerated', 'profileCompleted']);
    await fillIn(mara, { ...WHOLE, bioFacts: [] }, 2000);
    expect(Object.keys((await visit(mara)).reached)).toEqual(['firstLogoGenerated']);
  });
});

describe('a visit', () => {
  it('counts what was made, deleted things too, and no copies', async () => {
    const mara = await newAccount();
    await make(mara);
    await make(mara, { deletedAt: 2000 });
    await make(mara, { tool: 'voice-tag', status: 'failed' });
    await make(mara, { copiedFrom: 'gen_1' });
    expect(await visit(mara)).toMatchObject({ totalGenerationsCount: 2, toolsUsed: ['logo-generator'] });
  });

  it('names a tool that makes nothing for the library once its milestone is noted', async () => {
    const mara = await newAccount();
    await make(mara, { tool: 'voice-tag' });
    expect((await visit(mara)).toolsUsed).toEqual(['voice-tag']);
    await note(mara, 'firstGigTracked', 2000);
    expect((await visit(mara)).toolsUsed).toEqual(['voice-tag', 'gig-tracker']);
  });

  it('is counted once a day, and whoever only looks sees today counted already', async () => {
    const mara = await newAccount();
    const days = ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-25'];
    const dayBefore = (today: string) => new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10);
    const streaks: unknown[] = [];
    for (const today of days) {
      const days = day(today, dayBefore(today));
      const seen = await factsAbout(test.db, mara, VISIT_COLUMNS, { toolIds: idsOf(TOOLS), ...days });
      await visit(mara, day(today, dayBefore(today)));
      streaks.push([seen?.visitStreak, (await visit(mara, day(today, dayBefore(today)))).visitStreak]);
    }
    expect(streaks).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
      [1, 1],
    ]);
  });
});
