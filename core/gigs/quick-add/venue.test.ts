import { expect, it } from 'vitest';
import { AT_HOME } from '../../../tests/support/quick-lines.ts';
import { lineOf, take, textOf } from './line.ts';
import { cityBeside, findVenue, isCityOf } from './venue.ts';

const foundIn = (typed: string): string | undefined => findVenue(lineOf(typed), AT_HOME, false)?.venue.id;

it.each([
  ['Fri nachtwerk 23-2', 'ven_nachtwerk'],
  ['CLUB ZURAW', 'ven_zuraw'],
  ['at Halle-14, late', 'ven_halle14'],
  ['Halle 140', undefined],
  ['Nachtwerkstatt', undefined],
  ['Nachtwerk or Club Zuraw', 'ven_zuraw'],
  ['Paradox', 'ven_paradox'],
  ['Paradox Vienna', 'ven_paradox_at'],
  ['Wien, Paradox', 'ven_paradox_at'],
  ['Paradox Hamburg', 'ven_paradox'],
  ['Sunday', undefined],
  ['', undefined],
])('%s', (typed, id) => {
  expect(foundIn(typed)).toBe(id);
});

it('takes a day of the week for a venue where something says so', () => {
  expect(foundIn('at Sunday')).toBe('ven_sunday');
  expect(foundIn('Sunday Jena')).toBe('ven_sunday');
  expect(findVenue(lineOf('Sunday'), AT_HOME, true)?.venue.id).toBe('ven_sunday');
});

it('says where another is that is called so', () => {
  const otherIn = (typed: string): string | undefined => findVenue(lineOf(typed), AT_HOME, false)?.other;
  expect(otherIn('Paradox')).toBe('Wien');
  expect(otherIn('Paradox Vienna')).toBe('');
  expect(otherIn('Nachtwerk')).toBe('');
});

it('finds none in words that were taken', () => {
  const line = lineOf('Halle 14');
  take(line, { from: 1, to: 2 });
  expect(findVenue(line, AT_HOME, false)).toBeNull();
});

it('knows the city of a venue under its other names, beside its name', () => {
  const line = lineOf('gig in Cologne Nachtwerk');
  const found = findVenue(line, AT_HOME, false);
  const beside = found && cityBeside(line, found, AT_HOME);
  expect(beside && textOf(line, beside)).toBe('Cologne');
});

it('knows no city of a venue that has none', () => {
  const venue = { id: 'ven_x', name: 'X', city: '', zone: null, country: '' };
  expect(isCityOf(venue, 'Berlin', AT_HOME.places)).toBe(false);
  expect(isCityOf({ ...venue, city: 'Kleinkleckersdorf' }, 'kleinkleckersdorf', AT_HOME.places)).toBe(true);
});
