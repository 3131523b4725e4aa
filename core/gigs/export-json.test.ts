import { expect, it } from 'vitest';
import { aGig, exampleVenue } from '../../tests/support/gigs.ts';
import { gigsJson } from './export-json.ts';
import { gigSchema } from './gig-schema.ts';

it('has every gig as the API has it', () => {
  const gigs = [aGig({ venue: exampleVenue('Żuraw "main"', 'Gdańsk'), notes: 'Two\nlines \u2028' }), aGig()];
  const read = JSON.parse(gigsJson(gigs, '2026-11-28T12:00:00.000Z'));
  expect(read).toEqual({
    ...{ format: 'deckhand-gigs', version: 1, exportedAt: '2026-11-28T12:00:00.000Z' },
    gigs,
  });
  for (const gig of read.gigs) expect(gigSchema.safeParse(gig).error).toBeUndefined();
});
