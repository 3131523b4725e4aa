import { expect, it } from 'vitest';
import { PLACES } from '../../../tests/support/places.ts';
import { setAsides } from './asides.ts';
import { lineOf } from './line.ts';
import { unreadWords } from './name-runs.ts';

/** What no other reader sees any more; it stays unread. */
const asideOf = (typed: string): string => {
  const line = lineOf(typed);
  setAsides(line, PLACES);
  const all = unreadWords(line);
  const left = line.words.filter(({ isTaken }) => !isTaken).map(({ text }) => text);
  return all.filter((word) => !left.includes(word)).join(' ');
};

it.each([
  ['Anna 0171 2345678', '0171 2345678'],
  ['030/123456 78', '030/123456 78'],
  ['0041 79 123 45 67 800', '0041 79 123 45 67'],
  ['+44 7700 900 123 800', '+44 7700 900 123'],
  ['212-555-0123', '212-555-0123'],
  ['10435 Berlin', '10435'],
  ['D-10435 Berlin', 'D-10435'],
  ['Brooklyn NY 11237', 'NY 11237'],
  ['1010 Wien', '1010'],
  ['E8 3PN', 'E8 3PN'],
  ['budget 1200-1500', 'budget 1200-1500'],
  ['800-1k', '800-1k'],
  ['2 x 300', '2 x 300'],
  ['less 15% commission', 'less 15% commission'],
  ['60/40 split', '60/40 split'],
  ['500 + 50% after 300 tickets', '50% after 300 tickets'],
  ['incl. travel 500', 'incl. travel'],
  ['500 zzgl. MwSt.', 'zzgl. MwSt.'],
  ['free till 12', 'free till 12'],
  ['ca. 500', 'ca.'],
  ['cap 300', 'cap 300'],
  ['150 Gäste', '150 Gäste'],
  ['23:75', '23:75'],
])('%s: leaves “%s” unread', (typed, aside) => {
  expect(asideOf(typed)).toBe(aside);
});

it.each([
  '2300-0200',
  '0100-0400 1200',
  '1200-1500',
  '12000 Berlin',
  '1200 Berlin',
  '1230 Berlin',
  '1200',
  'E8 3pm',
  '90 min 1000',
  'Free Club',
  'Room 2',
  'O2 Academy',
])('%s may be something', (typed) => {
  expect(asideOf(typed)).toBe('');
});
