import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TOOLS } from '#core/tools/index.ts';
import { type TestDatabase, testDatabase } from '../../tests/support/database.ts';
import { memoryMedia } from '../../tests/support/deps.ts';
import { factsAbout } from '../../tests/support/facts-about.ts';
import { fillAccount, SECRETS } from '../../tests/support/full-account.ts';
import { planOf, roundTripsOf } from '../../tests/support/round-trips.ts';
import { namedBatch } from '../named-batch.ts';
import { BELONGING_COLUMNS } from './account-belongings.ts';
import { deleteDueAccounts } from './account-deletion.ts';
import { exportPapers, selectExportPapers } from './account-export.ts';
import {
  EXPORT_LISTS,
  type ExportListPage,
  type ExportPlaces,
  exportPages,
  selectExportLists,
} from './account-export-lists.ts';

let test: TestDatabase;
// The engine keeps an explained statement open, so that nothing can be committed beside it.
let explainer: TestDatabase;
const media = memoryMedia();
beforeAll(async () => {
  [test, explainer] = [await testDatabase(), await testDatabase()];
  for (const tag of ['one', 'two']) {
    const userId = await test.addUser(`usr_${tag}`);
    await fillAccount(test.db, media, userId, tag);
  }
});
afterAll(() => Promise.all([test.close(), explainer.close()]));

const from = EXPORT_LISTS.map((name) => [name, null] as const);
async function readPapers(userId: string) {
  return exportPapers(await namedBatch(test.db, [], selectExportPapers(test.db, userId, TOOLS)), TOOLS);
}
async function readLists(userId: string, places: ExportPlaces) {
  return exportPages(places, await namedBatch(test.db, [], selectExportLists(test.db, userId, places)));
}
async function everything(userId: string) {
  const papers = await readPapers(userId);
  const lists = await readLists(userId, from);
  return JSON.stringify({ papers, lists });
}

describe('the export of an account that has something of everything', () => {
  it('has all of it', async () => {
    const all = await everything('usr_one');
    const kinds = [
      'gen',
      'gen_void',
      'act',
      'crd_1',
      'crd_4',
      'trn',
      'tak',
      'rcp',
      'clp',
      'ses',
      'psk',
      'med',
      'evt',
      'drf',
      ...['gig', 'gfl', 'ven', 'cli', 'con'],
    ];
    for (const kind of kinds) expect(all).toContain(`"${kind}_one"`);
    for (const words of [
      'kit_current_one',
      'kit_former_one',
      'How loud?',
      'Minus nine.',
      'No va',
      ...[
        'Bring cables',
        'Added as confirmed',
        'Kulturzug',
        'Nova Nights',
        'lena@example.com',
        'With my family',
      ],
      'usr_one@example.com',
    ])
      expect(all).toContain(words);
  });

  it('has no secret, and nothing of the other account', async () => {
    const all = await everything('usr_one');
    for (const secret of SECRETS) expect(all).not.toContain(secret);
    expect(all).not.toMatch(/_two\b|usr_two/);
  });

  it('reads what is stored as JSON', async () => {
    const lists = await readLists('usr_one', from);
    const rows = (name: string) => lists.find((list) => list.name === name)?.rows;
    expect(rows('generations')?.[0]).toMatchObject({
      input: { script: 'Hey' },
      output: { seconds: 3 },
      edits: { a: 1 },
    });
    expect(rows('generations')?.[1]).toMatchObject({ status: 'failed', output: null });
    expect(rows('generation-versions')).toMatchObject([
      { generationId: 'gen_one', version: 2, edits: { a: 1 } },
    ]);
    expect(rows('drafts')).toMatchObject([{ tool: 'press-kit', content: { artistName: 'DJ NOVA' } }]);
    expect(rows('voice-recipes')).toMatchObject([{ recipe: { bpm: 124 } }]);
    expect(rows('gigs')).toMatchObject([
      {
        details: { notes: 'Bring cables' },
        timeline: [{ at: 1, kind: 'made', text: 'Added as confirmed' }],
        files: [{ id: 'gfl_one', name: 'rider.pdf', type: 'application/pdf', size: 3 }],
      },
    ]);
    expect(rows('events')).toMatchObject([{ props: { tool: 'logo' } }]);
  });
});

it('what goes with an account is counted over all that it has', async () => {
  expect(await factsAbout(test.db, 'usr_one', BELONGING_COLUMNS, { cutoff: 0 })).toEqual({
    ...{ generations: 1, files: 6, bytes: 18, credits: 15, chatMessages: 2, takes: 1 },
  });
});

describe('what an export and a list of belongings ask', () => {
  const later = EXPORT_LISTS.map((name) => [name, { at: new Date(5), id: 'xyz_one' }] as const);
  const userId = 'usr_one';
  it.each([
    ['a page of every list', () => readLists(userId, later)],
    ['what there is one of', () => readPapers(userId)],
    ['what is counted', () => factsAbout(test.db, userId, BELONGING_COLUMNS, { cutoff: 0 })],
  ])('%s: goes in one round trip and looks through no table', async (_, ask) => {
    const trips = await roundTripsOf(test.db, ask);
    expect(trips).toHaveLength(1);
    for (const statement of trips.flat()) {
      const plan = (await planOf(explainer.db, statement)).join('\n');
      expect(plan, statement.sql).toMatch(/^SEARCH .*USING .*(INDEX|PRIMARY KEY)/m);
      expect(plan, statement.sql).not.toMatch(
        /SCAN (generations|g|v|users|u|media|events|chat_turns|credit_entries|activities|gigs|venues|clients|contacts)\b(?! USING)/,
      );
    }
  });
});

it('every page of an export is a stretch of an index, which nothing sorts', async () => {
  const later = EXPORT_LISTS.map((name) => [name, { at: new Date(5), id: 'gen_one_2' }] as const);
  for (const places of [from, later]) {
    const ask = () => readLists('usr_one', places);
    for (const statement of (await roundTripsOf(test.db, ask)).flat()) {
      const plan = (await planOf(explainer.db, statement)).filter((step) => !step.includes(' f '));
      const sorts = plan.filter((step) => step.includes('TEMP B-TREE'));
      expect(sorts, `${statement.sql}\n${plan.join('\n')}`).toEqual([]);
    }
  }
});

it('pages of versions, which have the time of their generation, leave none out', async () => {
  const userId = await test.addUser('usr_versions');
  const made = ['gen_a', 'gen_b'].map(
    (id) => sql`(${id}, ${userId}, 'logo-generator', 'done', 'A', 0, '{}', 7, 7)`,
  );
  await test.db.run(sql`
    INSERT INTO generations (id, user_id, tool, status, title, cost, input, created_at, updated_at)
    VALUES ${sql.join(made, sql`, `)}`);
  await test.db.run(sql`
    WITH RECURSIVE n (version) AS (SELECT 2 UNION ALL SELECT version + 1 FROM n WHERE version < 121)
    INSERT INTO generation_versions (generation_id, version, edits, created_at)
    SELECT g.id, n.version, '{}', 9 FROM generations g, n WHERE g.user_id = ${userId}`);
  const seen: unknown[] = [];
  for (let next: ExportListPage['next'] | undefined; next !== null; ) {
    const places = [['generation-versions', next ?? null]] as const;
    const [page] = await readLists(userId, places);
    seen.push(...(page?.rows ?? []).map(({ generationId, version }) => `${generationId} ${version}`));
    next = page?.next ?? null;
  }
  const versions = Array.from({ length: 120 }, (_, i) => 121 - i);
  expect(seen).toEqual(['gen_b', 'gen_a'].flatMap((id) => versions.map((version) => `${id} ${version}`)));
});

it('accounts that are due are found first, so that where none is nothing else is looked through', async () => {
  const trips = await roundTripsOf(test.db, () => deleteDueAccounts(test.db, { now: new Date(1) }));
  expect(trips).toHaveLength(1);
  for (const statement of trips.flat()) {
    const steps = await planOf(explainer.db, statement);
    const found = steps.findIndex((step) => step.startsWith('SEARCH users USING'));
    const looked = steps.findIndex((step) => /^SCAN (mails|verifications)/.test(step));
    expect(found, steps.join('\n')).toBeGreaterThanOrEqual(0);
    if (looked >= 0) expect(looked).toBeGreaterThan(found);
    expect(steps[found]).toContain('users_deletes_at_idx');
  }
});

it.each([
  ['its address', { email: 'usr_one@example.com' }],
  ['its passkey', { credentialId: 'a credential' }],
])('a due account that is named by %s is found by that', async (_, named) => {
  const ask = () => deleteDueAccounts(test.db, { now: new Date(1), named });
  for (const statement of (await roundTripsOf(test.db, ask)).flat()) {
    const plan = (await planOf(explainer.db, statement)).join('\n');
    expect(plan, statement.sql).toMatch(
      /^SEARCH users USING (COVERING )?INDEX (users_email_unique|sqlite_autoindex_users_1) /m,
    );
  }
});

it('an account that is not there has nothing to export', async () => {
  const { account, profile } = await readPapers('usr_none');
  expect([profile, account.id]).toEqual([null, undefined]);
  expect(await test.db.all(sql`SELECT 1 FROM users WHERE id = 'usr_none'`)).toEqual([]);
});
