import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../tests/support/database.ts';
import { storeGig } from '../../tests/support/stored-gigs.ts';
import { newId } from '../ids.ts';
import { namedBatch } from '../named-batch.ts';
import { accountFacts, gigRows, selectAccountFacts, selectGigFacts } from './chat-facts.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
});
afterAll(() => test.close());

const TOOLS = { 'logo-generator': { milestone: { key: 'firstLogoGenerated' } } } as const;
const facts = async (owner: string, wantsContract = false) =>
  accountFacts(await selectAccountFacts(test.db, { owner, tools: TOOLS, wantsContract }), TOOLS);

async function make(
  userId: string,
  at: number,
  more: { tool?: string; status?: string; deleted?: number; copyOf?: string } = {},
) {
  const id = newId('gen');
  await test.db.run(sql`
    INSERT INTO generations
      (id, user_id, tool, status, title, cost, input, created_at, updated_at, deleted_at, copied_from)
    VALUES (${id}, ${userId}, ${more.tool ?? 'logo-generator'}, ${more.status ?? 'done'}, ${`Logo ${at}`}, 2, '{}',
      ${at}, ${at}, ${more.deleted ?? null}, ${more.copyOf ?? null})`);
  return id;
}

const pay = (userId: string, id: string, column: 'generation_id' | 'turn_id', delta: number) =>
  test.db.run(sql`
    INSERT INTO credit_entries (id, user_id, delta, kind, ${sql.raw(column)}, created_at)
    VALUES (${newId('crd')}, ${userId}, ${delta}, ${delta < 0 ? 'reserve' : 'release'}, ${id}, 1)`);

async function say(userId: string, status: 'done' | 'reserved', cost: number) {
  const id = newId('trn');
  await test.db.run(sql`
    INSERT INTO chat_turns (id, user_id, status, cost, question, created_at)
    VALUES (${id}, ${userId}, ${status}, ${cost}, 'Why?', 1)`);
  return id;
}

it('of a new account are empty', async () => {
  expect(await facts(await test.addUser(newId('usr')))).toEqual({
    contract: null,
    payments: [],
    made: [],
    newest: [],
    reached: {},
    profile: { artistName: '', city: '', genres: [], bioFacts: [] },
    kit: null,
  });
});

it('count what was made and not copied, and name what is still there', async () => {
  const user = await test.addUser(newId('usr'));
  const first = await make(user, 1000);
  await make(user, 2000, { deleted: 2500 });
  await make(user, 3000, { status: 'failed' });
  const copy = await make(user, 4000, { copyOf: first });
  await make(user, 500, { tool: 'voice-tag' });
  const { made, newest, reached } = await facts(user);
  expect(made).toEqual([
    { tool: 'logo-generator', times: 2 },
    { tool: 'voice-tag', times: 1 },
  ]);
  expect(newest.map(({ id }) => id)).toEqual([copy, first, expect.any(String)]);
  expect(reached).toEqual({ firstLogoGenerated: new Date(1000) });
});

it('add up what was paid, without what came back or is still open', async () => {
  const user = await test.addUser(newId('usr'));
  await pay(user, await make(user, 1), 'generation_id', -2);
  await pay(user, await make(user, 2), 'generation_id', -2);
  const failed = await make(user, 3, { status: 'failed' });
  for (const delta of [-2, 2]) await pay(user, failed, 'generation_id', delta);
  const paid = await say(user, 'done', 1);
  await pay(user, paid, 'turn_id', -1);
  const free = await say(user, 'done', 0);
  for (const delta of [-1, 1]) await pay(user, free, 'turn_id', delta);
  await pay(user, await say(user, 'reserved', 1), 'turn_id', -1);
  expect((await facts(user)).payments).toEqual([
    { tool: 'logo-generator', credits: 4, times: 2 },
    { tool: 'dj-assistant', credits: 1, times: 1 },
  ]);
});

it('are those of the account alone', async () => {
  const [user, other] = [await test.addUser(newId('usr')), await test.addUser(newId('usr'))];
  await pay(other, await make(other, 1), 'generation_id', -2);
  await test.db.run(sql`
    INSERT INTO profiles (user_id, artist_name, city, genres, updated_at) VALUES (${other}, 'Nova', 'Oslo', '["techno"]', 1)`);
  expect(await facts(user)).toMatchObject({ payments: [], made: [], profile: { artistName: '' } });
  expect(await facts(other)).toMatchObject({ profile: { artistName: 'Nova', genres: ['techno'] } });
});

it('the contract that was written on last comes along where it is asked for, and nobody else’s', async () => {
  const [userId, other] = [await test.addUser(newId('usr')), await test.addUser(newId('usr'))];
  const write = (id: string, owner: string, tool: string, at: number) =>
    test.db.run(sql`INSERT INTO drafts (id, user_id, tool, title, content, revision, created_at, updated_at)
      VALUES (${id}, ${owner}, ${tool}, ${id}, ${JSON.stringify({ title: id })}, 1, 1, ${at})`);
  await write('drf_old', userId, 'contract-generator', 5);
  await write('drf_new', userId, 'contract-generator', 9);
  await write('drf_kit', userId, 'press-kit', 99);
  await write('drf_other', other, 'contract-generator', 99);
  expect((await facts(userId)).contract).toBeNull();
  expect((await facts(userId, true)).contract).toEqual({ id: 'drf_new', content: { title: 'drf_new' } });
  expect((await facts(await test.addUser(newId('usr')), true)).contract).toBeNull();
});

it('the gigs of this month and a year ahead come along, what else is unpaid, and nobody else’s', async () => {
  const [owner, other] = [await test.addUser(newId('usr')), await test.addUser(newId('usr'))];
  const add = (title: string, start: string, more = {}) =>
    storeGig(test.db, owner, { title, start, end: null, fee: null, ...more });
  const fee = { amount: 50_000, currency: 'EUR' } as const;
  await add('played in time', '2026-10-31T23:00', { status: 'paid', fee });
  await add('owing', '2026-08-01T23:00', { status: 'played', fee });
  await add('this month', '2026-11-01');
  await add('called off', '2026-12-24', { status: 'cancelled' });
  await add('in a year', '2027-11-22');
  await add('later', '2027-11-23');
  await storeGig(test.db, other, { status: 'played' });
  const now = new Date('2026-11-21T12:00:00Z');
  const rows = gigRows(await namedBatch(test.db, [], selectGigFacts(test.db, { owner, now })), now);
  expect(rows?.around.map(({ title }) => title)).toEqual(['this month', 'in a year']);
  expect(rows?.unpaid.map(({ title }) => title)).toEqual(['owing']);
  expect(rows).toMatchObject({ known: { from: '2026-11-01', to: '2027-11-22' }, isUnpaidCut: false });
  expect(gigRows({}, now)).toBeNull();
});
