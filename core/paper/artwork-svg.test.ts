import { expect, it } from 'vitest';
import { artworkSvg } from './artwork-svg.ts';
import type { Artwork } from './blocks.ts';

const stops = [
  { at: 0, colour: '#FF6A00' },
  { at: 1, colour: '#101216' },
];
const ARTWORK: Artwork = {
  layers: [
    { d: 'M0 0h9v9z', fill: '#101216' },
    { d: 'M1 1h9v9z', fill: { from: [0, 0], to: [0, 9], stops } },
    { d: 'M2 2L9 9', stroke: { colour: '#101216', thickness: 0.7, isRound: true } },
    { d: 'M3 3L9 9', stroke: { colour: '#101216', thickness: 2 } },
  ],
  viewBox: [0, 0, 10.4, 9.6],
};

it('artwork is drawn in a page as in documents, filled or stroked', () => {
  expect(artworkSvg(ARTWORK, { id: 'a', name: 'A & B' }).source.split('><').slice(0, -1)).toEqual([
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10.4 9.6" width="10" height="10" role="img" aria-label="A &amp; B"',
    'defs',
    'linearGradient id="a-1" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="9"',
    'stop offset="0" stop-color="#FF6A00" stop-opacity="1"/',
    'stop offset="1" stop-color="#101216" stop-opacity="1"/',
    '/linearGradient',
    '/defs',
    'path d="M0 0h9v9z" fill="#101216" fill-rule="evenodd"/',
    'path d="M1 1h9v9z" fill="url(#a-1)" fill-rule="evenodd"/',
    'path d="M2 2L9 9" fill="none" stroke="#101216" stroke-width="0.7" stroke-linecap="round" stroke-linejoin="round"/',
    'path d="M3 3L9 9" fill="none" stroke="#101216" stroke-width="2"/',
  ]);
});
