import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { API } from '#core/api.ts';
import type { Scorecard, Venue } from '#core/gigs/book-schema.ts';
import type { Gig } from '#core/gigs/gig.ts';
import { type Client, type Reply, signedUp } from '../support/client.ts';
import { addGig } from '../support/gig-calls.ts';
import { productDatabase } from '../support/product-database.ts';

const add = async (client: Client, fields: object): Promise<Venue> =>
  (await client.post<{ venue: Venue }>('/api/venues', fields)).body.venue;
const change = async (client: Client, { id }: Venue, patch: object): Promise<Venue> =>
  (await client.send<{ venue: Venue }>('PATCH', `/api/venues/${id}`, patch, { 'if-match': '*' })).body.venue;

describe('where a venue is', () => {
  it('follows from its city, and goes with it', async () => {
    const client = await signedUp();
    const venue = await add(client, { name: 'Beaver Works', city: 'Leeds' });
    expect(venue).toMatchObject({ country: 'GB', latitude: 53.8, longitude: -1.55 });
    const moved = await change(client, venue, { city: 'Leipzig' });
    expect(moved).toMatchObject({ country: 'DE', latitude: 51.34, longitude: 12.37 });
    expect(await change(client, moved, { city: 'Nowhere at all' })).toMatchObject({
      ...{ latitude: null, longitude: null },
    });
  });

  it('is what its account says, whatever the city', async () => {
    const client = await signedUp();
    const exact = { latitude: 53.781, longitude: -1.542 };
    const venue = await add(client, { name: 'Beaver Works', city: 'Leeds', ...exact });
    expect(venue).toMatchObject(exact);
    expect(await change(client, venue, { notes: 'Side door' })).toMatchObject(exact);
    const there = { latitude: 51.3, longitude: 12.4 };
    expect(await change(client, venue, { city: 'Leipzig', ...there })).toMatchObject(there);
  });
});

it('a venue is judged by all its gigs, however many are still to come', async () => {
  const [client, db] = [await signedUp(), productDatabase()];
  const venue = { name: 'Kulturzug' };
  const played = await addGig(client, { venue, status: 'played', start: '2026-01-10T22:00', end: null });
  const next = await addGig(client, { venue });
  await db.run(sql`
    INSERT INTO gigs (id, user_id, version, title, status, status_at, night, zone, position, venue_id, unpaid, details, words,
      created_at, updated_at)
    SELECT 'gig_' || lower(hex(randomblob(11))), user_id, 1, 'Residency', 'confirmed', 1, night, zone, position + value,
      venue_id, 0, '{}', '', 1, 1 FROM gigs, generate_series(1, 120) WHERE gigs.id = ${next.id}`);
  const { body } = await client.get<{ gigs: Gig[]; score: Scorecard }>(`/api/venues/${played.venue?.id}`);
  expect(API.venue.reply.parse(body)).toEqual(body);
  expect(body.gigs).toHaveLength(100);
  expect(body.score).toMatchObject({ gigs: 122, played: 1 });
});

it('names of any length are listed to the end', async () => {
  const client = await signedUp();
  const [name, city] = ['ß'.repeat(118), '뷁'.repeat(120)];
  for (const number of [1, 2, 3]) await add(client, { name: `${name}${number}`, city });
  const found: string[] = [];
  let next: string | null = '';
  for (let pages = 0; next !== null && pages < 4; pages += 1) {
    const { body }: Reply<{ venues: Venue[]; next: string | null }> = await client.get(
      `/api/venues?limit=1&cursor=${encodeURIComponent(next)}`,
    );
    found.push(...body.venues.map((venue) => venue.name.slice(-1)));
    next = body.next;
  }
  expect(found).toEqual(['1', '2', '3']);
});
