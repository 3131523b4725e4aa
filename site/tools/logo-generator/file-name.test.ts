import { expect, it } from 'vitest';
import { fileName, slugOf } from './file-name.ts';

it('names a file after the artist and the concept', () => {
  expect(fileName(['DJ NOVA', 'slice'], 'svg')).toBe('dj-nova-slice.svg');
  expect(fileName(['DJ NOVA', 'record-letter', 'black', 2048], 'png')).toBe(
    'dj-nova-record-letter-black-2048.png',
  );
});

it('spells accents in plain letters', () => {
  expect(slugOf('AMÉLIE & Łuk Straße')).toBe('amelie-luk-strasse');
});

it('keeps names of other scripts readable', () => {
  expect(slugOf('DJ 火')).toBe('dj-火');
  expect(slugOf('Луна й')).toBe('луна-й');
});

it('leaves nothing that a file system refuses', () => {
  expect(slugOf('../a:b*c?"<>|\\')).toBe('a-b-c');
});

it('has a name where nothing is left', () => {
  expect(fileName(['***'], 'svg')).toBe('logo.svg');
});
