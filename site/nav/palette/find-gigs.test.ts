import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aGig } from '../../../tests/support/gigs.ts';
import { canFindGigs, GigFinder } from './find-gigs.ts';
import { gigEntries } from './gig-entries.ts';
import type { Entry } from './rank-entries.ts';

const NOW = new Date('2026-11-28T12:00:00');
const COMING = aGig({ id: 'gig_coming', title: 'Fabric' });
const OVER = aGig({ id: 'gig_over', title: 'Fabric, the first time' });

/** Addresses that were asked for, and how each is answered. */
let asked: { address: URL; signal: AbortSignal; answer: (reply: Response) => void }[] = [];
let told: Entry[][] = [];
const finder = new GigFinder((found) => told.push(found));

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  [asked, told] = [[], []];
  vi.stubGlobal('fetch', (address: string, { signal }: { signal: AbortSignal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    signal.addEventListener('abort', () => reject(signal.reason));
    asked.push({ address: new URL(address, 'http://localhost'), signal, answer: resolve });
    return promise;
  });
});
afterEach(() => {
  finder.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pause = () => vi.advanceTimersByTimeAsync(150);
const answer = async (...gigs: object[]) => {
  asked.at(-1)?.answer(Response.json({ gigs, next: null }));
  await vi.advanceTimersByTimeAsync(0);
};
const queries = () => asked.map(({ address: { searchParams } }) => Object.fromEntries(searchParams));

it.each([
  ['fa', true],
  ['12', true],
  ['f', false],
  [' f ', false],
  ['f-', false],
  ['', false],
])('whether %j is enough to look for gigs with: %s', (query, is) => {
  expect(canFindGigs(query)).toBe(is);
});

it('asks once somebody has stopped typing: first for what is to come, then for what is over', async () => {
  for (const query of ['f', 'fa', 'fab ']) finder.ask(query);
  expect([asked.length, finder.isAsking]).toEqual([0, true]);
  await pause();
  await answer(COMING);
  await answer(OVER);
  expect(queries()).toEqual([
    { q: 'fab', from: '2026-11-28', order: 'asc', limit: '5' },
    { q: 'fab', to: '2026-11-27', order: 'desc', limit: '4' },
  ]);
  expect(asked[0]?.address.pathname).toBe('/api/gigs');
  expect(told).toEqual([gigEntries('fab ', [COMING, OVER])]);
  expect(finder.isAsking).toBe(false);
});

it('the latest query wins: the one before is aborted, and says nothing any more', async () => {
  finder.ask('fabric');
  await pause();
  finder.ask('tresor');
  expect(asked[0]?.signal.aborted).toBe(true);
  await pause();
  await answer(...Array.from({ length: 5 }, () => COMING));
  expect(queries().map(({ q }) => q)).toEqual(['fabric', 'tresor']);
  expect(told.map(([first]) => first?.foundFor)).toEqual(['tresor']);
});

it('a refusal, and no connection, are no gigs', async () => {
  finder.ask('fabric');
  await pause();
  asked.at(-1)?.answer(new Response('', { status: 401 }));
  await vi.advanceTimersByTimeAsync(0);
  asked.at(-1)?.answer(new Response('', { status: 401 }));
  await vi.advanceTimersByTimeAsync(0);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  finder.ask('tresor');
  await pause();
  expect(told).toEqual([gigEntries('fabric', []), gigEntries('tresor', [])]);
});

it('what is too short is not asked for, and takes back what was', async () => {
  finder.ask('fa');
  finder.ask('f');
  expect(finder.isAsking).toBe(false);
  await pause();
  expect([asked, told]).toEqual([[], []]);
});
