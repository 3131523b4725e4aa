import { expect, it } from 'vitest';
import { readEvent } from './events.ts';
import { lineOf } from './line.ts';
import { unreadWords } from './name-runs.ts';

/** The type, the title that comes of it, and what is left for the name of a place. */
const eventOf = (typed: string): string => {
  const line = lineOf(typed);
  const found = readEvent(line);
  const left = unreadWords(line).join(' ');
  return found ? `${found.type}: ${found.title}${found.isNamed ? '!' : ''} (${left})` : `- (${left})`;
};

it.each([
  ['wedding', 'wedding: Wedding ()'],
  ['Hochzeitsfeier Müller, Gut Wolfgangshof', 'wedding: Hochzeitsfeier Müller! (Gut Wolfgangshof)'],
  ['xmas party', 'corporate: Xmas party ()'],
  ['Betriebsfeier Bosch', 'corporate: Betriebsfeier Bosch! ()'],
  ['private party at Villa Rossa', 'private: Private party (Villa Rossa)'],
  ['40th birthday Anna', 'private: 40th birthday Anna! ()'],
  ['@ Wedding Hall', 'wedding:  (Wedding Hall)'],
  ['residency Rex', 'residency:  (Rex)'],
  ['Leeds Festival', 'festival:  (Leeds Festival)'],
  ['festival', 'festival: Festival ()'],
  ['party', 'null: Party ()'],
  ['Techno Party', '- (Techno Party)'],
  ['Nachtwerk', '- (Nachtwerk)'],
])('%s', (typed, event) => {
  expect(eventOf(typed)).toBe(event);
});
