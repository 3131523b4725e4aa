import { describe, expect, it } from 'vitest';
import type { Venue } from '#core/gigs/book-schema.ts';
import { type Client, type Reply, signedUp } from '../support/client.ts';

const add = async (client: Client, fields: object): Promise<Venue> =>
  (await client.post<{ venue: Venue }>('/api/venues', fields)).body.venue;
const change = async (client: Client, { id }: Venue, patch: object): Promise<Venue> =>
  (await client.send<{ venue: Venue }>('PATCH', `/api/venues/${id}`, patch, { 'if-match': '*' })).body.venue;

describe('where a venue is', () => {
  it('follows from its city, and goes with it', async () => {
    const client = await signedUp();
    const venue = await add(client, { name: 'Beaver Works', city: 'Leeds' });
    expect(venue).toMatchObject({ country: 'GB', latitude: 53.79648, longitude: -1.54785 });
    const moved = await change(client, venue, { city: 'Leipzig' });
    expect(moved).toMatchObject({ country: 'DE', latitude: 51.33962, longitude: 12.37129 });
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
