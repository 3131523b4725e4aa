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
