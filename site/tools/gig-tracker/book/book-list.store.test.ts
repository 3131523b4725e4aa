import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetGigs } from '../state/gigs.store.ts';
import {
  $bookList,
  loadMoreEntries,
  openBookList,
  reloadBookList,
  retryBookList,
} from './book-list.store.ts';
import { $names } from './names.store.ts';

/** What the server has, and what it was asked. */
let venues: { id: string; name: string }[];
let asked: string[];
let isBroken: boolean;
/** Answers that wait until they are let go. */
let held: (() => void)[] | null;

const venuesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ id: `ven_${index}`, name: `Club ${String(index).padStart(3, '0')}` },
  }));

async function answer(address: string): Promise<Response> {
  asked.push(address);
  if (isBroken)
    return Response.json({ error: { code: 'INTERNAL', message: 'x', requestId: 'r' } }, { status: 500 });
  if (held) await new Promise<void>((resolve) => held?.push(resolve));
  const { pathname, searchParams } = new URL(address, 'https://deckhand.test');
  if (pathname === '/api/contacts')
    return Response.json({
      contacts: [{ id: 'con_1', name: 'Kasia', clientId: null, venueId: 'ven_70' }],
      next: null,
    });
  const words = (searchParams.get('q') ?? '').toLowerCase();
  const from = Number(searchParams.get('cursor') ?? 0);
  const until = from + Number(searchParams.get('limit') ?? 50);
  const found = venues.filter(({ name }) => name.toLowerCase().includes(words));
  return Response.json({
    venues: found.slice(from, until),
    next: until < found.length ? String(until) : null,
  });
}

beforeEach(() => {
  [venues, asked, isBroken, held] = [venuesOf(120), [], false, null];
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  forgetGigs();
});

const shown = () => $bookList.get();

it('loads page after page, and as many again', async () => {
  await openBookList({ book: 'venues', q: '' });
  expect([shown().entries.length, shown().next]).toEqual([50, '50']);
  await loadMoreEntries();
  await loadMoreEntries();
  expect([shown().entries.length, shown().next]).toEqual([120, null]);
  venues = venues.slice(1);
  await reloadBookList();
  expect([shown().entries.length, shown().entries[0]?.name]).toEqual([119, 'Club 001']);
});

it('keeps what is shown while other words are looked for, and passes over an answer that was overtaken', async () => {
  await openBookList({ book: 'venues', q: '' });
  held = [];
  const slow = openBookList({ book: 'venues', q: 'club 11' });
  const fast = openBookList({ book: 'venues', q: 'club 007' });
  expect([shown().isStale, shown().entries.length]).toEqual([true, 50]);
  const [first, second] = held;
  held = null;
  second?.();
  await fast;
  first?.();
  await slow;
  expect(shown()).toMatchObject({ q: 'club 007', isStale: false, entries: [{ id: 'ven_7' }] });
});

it('says what failed, and begins again; a next page that fails leaves those that are there', async () => {
  isBroken = true;
  await openBookList({ book: 'venues', q: '' });
  expect(shown().state).toBe('failed');
  isBroken = false;
  await retryBookList();
  isBroken = true;
  await loadMoreEntries();
  expect(shown()).toMatchObject({ state: 'ready', more: 'failed' });
  await reloadBookList();
  expect(shown().entries.length).toBe(50);
});

it('looks up what the places of people are called, and asks for them once', async () => {
  await openBookList({ book: 'people', q: '' });
  await vi.waitFor(() => expect($names.get().ven_70).toBe('Club 070'));
  const before = asked.length;
  await reloadBookList();
  expect(asked.slice(before)).toEqual(['/api/contacts?limit=50']);
});
