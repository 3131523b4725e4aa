import { expect, it } from 'vitest';
import { kitTitle } from './kit-title.ts';

it.each([
  [' Booking kit ', 'DJ NOVA', 'Booking kit'],
  [' ', ' DJ NOVA ', 'DJ NOVA press kit'],
  ['', ' ', 'Press kit without a name'],
])('a kit “%s” of “%s” is called %s', (title, artistName, name) => {
  expect(kitTitle({ title, artistName })).toBe(name);
});
