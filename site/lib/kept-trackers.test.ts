import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storageOfTest } from './browser-of-tests.ts';
import { keptTrackers, STORAGE_MS, unsentGigs } from './kept-trackers.ts';
import { writeSessionHint } from './session-hint.ts';

const OWN = 'deckhand-tracker.usr_1';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('localStorage', storageOfTest());
  writeSessionHint('usr_1');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A database with edits of gigs, by tab and gig. */
async function keep(name: string, ...edits: [tab: string, gig: string][]): Promise<void> {
  const db = await openDB(name, 1, { upgrade: (fresh) => void fresh.createObjectStore('edits') });
  for (const key of edits) await db.put('edits', {}, key);
  db.close();
}

const names = async () => (await indexedDB.databases()).map(({ name }) => name);
const unlisted = () => vi.spyOn(indexedDB, 'databases').mockRejectedValue(new Error('Not here'));

it('counts each gig once that is not sent yet, in however many tabs', async () => {
  await keep(OWN, ['tab1', 'gig1'], ['tab2', 'gig1'], ['tab2', 'gig2']);
  expect(await unsentGigs()).toEqual({ all: 2, ofOthers: 0 });
});

it('counts those of earlier accounts, which are lost as well, and tells them apart', async () => {
  await keep(OWN, ['tab', 'gig1']);
  await keep('deckhand-tracker.usr_2', ['tab', 'gig1'], ['tab', 'gig2']);
  await keep('another', ['tab', 'gig3']);
  expect(await unsentGigs()).toEqual({ all: 3, ofOthers: 2 });
});

it('finds nothing where all is sent, and leaves the database free to be deleted', async () => {
  await keep(OWN);
  expect(await unsentGigs()).toEqual({ all: 0, ofOthers: 0 });
  const blocked = vi.fn();
  const { promise, resolve } = Promise.withResolvers<void>();
  Object.assign(indexedDB.deleteDatabase(OWN), { onsuccess: () => resolve(), onblocked: blocked });
  await promise;
  expect(blocked).not.toHaveBeenCalled();
});

it.each(['are', 'are not'])('makes no database where databases %s listed', async (how) => {
  const spy = how === 'are' ? null : unlisted();
  expect(await unsentGigs()).toEqual({ all: 0, ofOthers: 0 });
  spy?.mockRestore();
  expect(await names()).toEqual([]);
});

it("looks into the account's own where databases are not listed", async () => {
  await keep(OWN, ['tab', 'gig1']);
  unlisted();
  expect([...(await keptTrackers())]).toEqual([OWN]);
  expect(await unsentGigs()).toEqual({ all: 1, ofOthers: 0 });
});

it('goes on without a database that is none of ours by what it holds', async () => {
  await keep(OWN, ['tab', 'gig1']);
  (await openDB('deckhand-tracker.usr_2', 1)).close();
  expect(await unsentGigs()).toEqual({ all: 1, ofOthers: 0 });
});

it.each([
  ['listing', { databases: () => new Promise(() => undefined) }],
  ['opening', { databases: async () => [{ name: OWN }], open: () => ({}) }],
])('waits a second and no longer where %s hangs', async (_, storage) => {
  vi.useFakeTimers();
  vi.stubGlobal('indexedDB', { open: () => ({}), ...storage });
  const answered = vi.fn();
  void unsentGigs().then(answered);
  await vi.advanceTimersByTimeAsync(STORAGE_MS - 1);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(answered).toHaveBeenCalledWith({ all: 0, ofOthers: 0 });
});

it('finds nothing where the browser has no databases', async () => {
  vi.stubGlobal('indexedDB', undefined);
  expect(await unsentGigs()).toEqual({ all: 0, ofOthers: 0 });
});
