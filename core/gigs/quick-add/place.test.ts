import { expect, it } from 'vitest';
import { AT_HOME } from '../../../tests/support/quick-lines.ts';
import { lineOf } from './line.ts';
import { unreadWords } from './name-runs.ts';
import { readPlace } from './place.ts';

/** The city, and what is left. */
const readOf = (typed: string, homeZone = AT_HOME.homeZone): string => {
  const line = lineOf(typed);
  const found = readPlace(line, { ...AT_HOME, homeZone });
  return `${found ? `${found.name} ${found.place.country}` : '-'}: ${unreadWords(line).join(' ')}`;
};

it.each([
  ['Nachtwerk Köln', 'Köln DE: Nachtwerk'],
  ['Nachtwerk in Köln', 'Köln DE: Nachtwerk'],
  ['Köln, Nachtwerk', 'Köln DE: Nachtwerk'],
  ['Köln Nachtwerk', 'Köln DE: Nachtwerk'],
  ['Nachtwerk (Cologne)', 'Cologne DE: Nachtwerk'],
  ['Nachtwerk Frankfurt am Main', 'Frankfurt am Main DE: Nachtwerk'],
  ['Amnesia @ Ibiza', 'Ibiza ES: Amnesia'],
  ['Kugl Sankt Gallen', 'Sankt Gallen CH: Kugl'],
  ['Studio 54 New York', 'New York US: Studio 54'],
  ['Rex London UK', 'London GB: Rex'],
  ['Call the Office London CA', 'London CA: Call the Office'],
  ['Berlin', 'Berlin DE: '],
  ['Cafe Paris', '-: Cafe Paris'],
  ['Cafe Paris, Hamburg', 'Hamburg DE: Cafe Paris'],
  ['Havana Club', '-: Havana Club'],
  ['Club Havana Nights', '-: Club Havana Nights'],
  ['Leeds Festival', '-: Leeds Festival'],
  ['party in Leeds', 'Leeds GB: party'],
  ['Bob & Mary', '-: Bob & Mary'],
  ['Phoenix', '-: Phoenix'],
  ['gig in Phoenix', 'Phoenix US: '],
  ['Union la', '-: Union la'],
  ['Union LA', 'LA US: Union'],
  ['Portland Room', '-: Portland Room'],
  ['', '-: '],
])('%s', (typed, read) => {
  expect(readOf(typed)).toBe(read);
});

it('takes a city at home before a larger one abroad', () => {
  expect(readOf('40 Watt Athens')).toBe('Athens GR: 40 Watt');
  expect(readOf('40 Watt Athens', 'America/New_York')).toBe('Athens US: 40 Watt');
  expect(readOf('Crescent Ballroom Phoenix', 'America/New_York')).toBe('Phoenix US: Crescent Ballroom');
});
