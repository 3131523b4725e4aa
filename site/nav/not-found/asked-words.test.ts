import { expect, it } from 'vitest';
import { askedWords } from './asked-words.ts';

it.each([
  ['/gig-traker', 'gig traker'],
  ['/help/My%20Gigs.html', 'help My Gigs'],
  ['/logoGenerator', 'logo Generator'],
  ['/%C5%BBuraw', 'Żuraw'],
  ['/%E0%A4%A', 'E0 A4 A'],
  ['/', ''],
  [`/${'%F0%9F%98%80'.repeat(20)}${'a'.repeat(900)}`, 'a'.repeat(79)],
])('of %s the words are %j', (path, words) => {
  expect(askedWords(path)).toBe(words);
});
