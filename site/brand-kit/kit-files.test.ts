import { expect, it } from 'vitest';
import type { BrandKit } from '#core/brand-kit.ts';
import { lockupsOf } from './kit-files.ts';

const file = (name: string) => ({ name, type: 'image/svg+xml', size: 3, url: `/${name}` });
const kitWith = (...names: string[]) =>
  ({
    files: names.map(file),
    colours: { bg: '#101820', fg: '#FFFFFF', a: '#FF0000', b: '#00FF00' },
  }) as BrandKit;

it('shows each file on the ground that it is for', () => {
  const kit = kitWith('symbol-white.svg', 'symbol-full.svg', 'full-light.svg', 'full-black.svg');
  expect(
    lockupsOf(kit).map(({ lockup, shown }) => [lockup, shown.map(({ way, ground }) => [way, ground])]),
  ).toEqual([
    [
      'full',
      [
        ['light', '#FFFFFF'],
        ['black', '#FFFFFF'],
      ],
    ],
    [
      'symbol',
      [
        ['full', '#101820'],
        ['white', '#000000'],
      ],
    ],
  ]);
});

it('a kit without files shows nothing', () => {
  expect(lockupsOf(kitWith())).toEqual([]);
});
