import { expect, it } from 'vitest';
import { aGig, exampleVenue } from '../../tests/support/gigs.ts';
import type { NewGig } from './gig.ts';
import { sameGig } from './same-gig.ts';

const STORED = aGig({ title: 'DJ NOVA', night: '2026-11-28', venue: exampleVenue('Klub Żuraw', 'Gdańsk') });
const typed = (said: Partial<NewGig>): NewGig => ({
  ...{ title: 'Gig', start: '2026-11-28', zone: 'Europe/Warsaw' },
  ...said,
});

it.each<[string, Partial<NewGig>, boolean]>([
  ['the same title', { title: 'dj nova' }, true],
  ['the same venue', { venue: { name: 'ŻURAW', city: '' } }, true],
  ['the venue in its title', { title: 'NOVA at Klub Zuraw' }, true],
  ['a set after midnight of that night', { title: 'DJ NOVA', start: '2026-11-29T01:00' }, true],
  ['an instant of that night elsewhere', { title: 'DJ NOVA', start: '2026-11-28T22:00Z' }, true],
  ['another night', { title: 'DJ NOVA', start: '2026-11-29T23:00' }, false],
  ['another venue', { title: 'DJ NOVA', venue: { name: 'Sfinks', city: '' } }, false],
  ['another title', { title: 'Wedding' }, false],
])('compares nights and names: %s', (_, said, isSame) => {
  expect(sameGig(STORED, typed(said))).toBe(isSame);
  expect(sameGig(typed(said), STORED)).toBe(isSame);
});
