import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { COUPLED_EDITS, FIELD_EDITS, itemEditsOf } from '../../tests/support/gig-edits.ts';
import { factsOf } from '../../tests/support/gig-facts.ts';
import { GigServer, GigWriter } from '../../tests/support/gig-writers.ts';
import { aGig, exampleVenue } from '../../tests/support/gigs.ts';
import { patchOf } from './gig-patch.ts';

it('says what differs and nothing else', () => {
  const base = aGig({ start: '2026-11-28T23:00', end: '2026-11-29T03:00', title: 'A' });
  const venue = exampleVenue('Żuraw', 'Gdańsk', { id: 'ven_1' });
  expect(patchOf(base, base)).toEqual({});
  expect(patchOf(base, { ...base, title: 'B', version: 3, updatedAt: '', unpaid: 5 })).toEqual({
    title: 'B',
  });
  expect(patchOf(base, { ...base, venue })).toEqual({ venue: { id: 'ven_1' } });
  expect(patchOf(base, { ...base, venue: { ...venue, id: '' } })).toEqual({
    venue: { name: 'Żuraw', city: 'Gdańsk' },
  });
  expect(patchOf(base, { ...base, client: { id: '', name: 'Agency' } })).toEqual({
    client: { name: 'Agency' },
  });
  expect(patchOf({ ...base, venue }, { ...base, venue: { ...venue, name: 'Club' } })).toEqual({});
});

it('names the end of a set whose start is moved, which would go along else', () => {
  const base = aGig({ start: '2026-11-28T23:00', end: '2026-11-29T03:00' });
  const start = '2026-11-29T00:00';
  expect(patchOf(base, { ...base, start })).toEqual({ start, end: '2026-11-29T03:00' });
  expect(patchOf({ ...base, end: null }, { ...base, start, end: null })).toEqual({ start });
});

it('names the times of the night with a start, which would go along else', () => {
  const item = { id: 'a', kind: 'doors' as const, label: '', start: '2026-11-28T22:00', end: null };
  const base = aGig({ start: '2026-11-28T23:00', schedule: [item] });
  const moved = { ...base, start: '2026-12-05T23:00', night: '2026-12-05' };
  expect(patchOf(base, moved)).toEqual({ start: moved.start, schedule: [item] });
});

it('names all sums with another currency', () => {
  const payment = { id: 'a', kind: 'deposit' as const, amount: 5, due: null, paidOn: null };
  const deal = { ...aGig().deal, costs: 7 };
  const [euro, pound] = ['EUR', 'GBP'].map((currency) => ({ amount: 10, currency }));
  const base = aGig({ fee: euro, payments: [payment], deal });
  expect(patchOf(base, { ...base, fee: pound ?? null })).toEqual({ fee: pound, payments: [payment], deal });
  expect(patchOf(base, { ...base, fee: { amount: 11, currency: 'EUR' } })).toEqual({
    fee: { amount: 11, currency: 'EUR' },
  });
  const bare = aGig({ fee: euro });
  expect(patchOf(bare, { ...bare, fee: pound ?? null })).toEqual({ fee: pound });
});

it('makes the edited gig of the other, on the server as here', () => {
  const edits = [...Object.values(FIELD_EDITS), ...itemEditsOf(''), ...COUPLED_EDITS];
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 1000 }), { maxLength: 12 }), (which) => {
      const server = new GigServer(aGig());
      const writer = new GigWriter(server);
      for (const [n, kind] of which.entries()) {
        const patch = edits[kind % edits.length]?.(writer.mine, n);
        if (patch) writer.edit(patch);
      }
      const { mine } = writer;
      writer.sync();
      expect(factsOf(server.stored)).toEqual(factsOf(mine));
    }),
    { numRuns: 500 },
  );
});
