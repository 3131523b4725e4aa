import { ROOM } from '../engine/box.ts';
import type { ColourWay } from '../engine/colour-ways.ts';
import { LOCKUPS, type Lockup } from '../lockup-names.ts';
import { type Frame, frameSize } from './frame.ts';
import type { KitItem } from './kit-file.ts';

/** The words for a lockup: on screen, and in file names. */
export const LOCKUP_WORDS: Readonly<Record<Lockup, { title: string; inFileName: string }>> = {
  full: { title: 'Logo', inFileName: 'logo' },
  symbol: { title: 'Symbol', inFileName: 'symbol' },
  wordmark: { title: 'Wordmark', inFileName: 'wordmark' },
};

/** The same for a colour way, and what it is for. */
export const WAY_WORDS: Readonly<Record<ColourWay, { title: string; inFileName: string; purpose: string }>> =
  {
    full: {
      title: 'on its ground',
      inFileName: 'on-ground',
      purpose: 'Its own colours on its own ground: the first choice.',
    },
    light: {
      title: 'for light grounds',
      inFileName: 'for-light',
      purpose: 'Its colours without a ground, readable on white and light.',
    },
    dark: {
      title: 'for dark grounds',
      inFileName: 'for-dark',
      purpose: 'Its colours without a ground, readable on black and dark.',
    },
    black: {
      title: 'black',
      inFileName: 'black',
      purpose: 'One colour for stamps, contracts and sponsor walls on white.',
    },
    white: {
      title: 'white',
      inFileName: 'white',
      purpose: 'One colour for foil, dark print and video.',
    },
  };

/** Pixels on the long side. */
const SVG_SIDE = 1200;
const PNG_SIDE = 2048;
/** Millimetres on the long side. */
const PDF_SIDE = 200;

/** The size of the picture that a brief is answered with. */
const MASTER = { width: 1200, height: 900 } as const;

const WAYS = Object.keys(WAY_WORDS) as ColourWay[];

const itemOf = (slug: string, lockup: Lockup, colourWay: ColourWay, frame: Frame): KitItem => {
  const [thing, way] = [LOCKUP_WORDS[lockup], WAY_WORDS[colourWay]];
  const stem = `logo/${slug}-${thing.inFileName}-${way.inFileName}`;
  return {
    folder: 'logo',
    title: `${thing.title}, ${way.title}`,
    purpose: way.purpose,
    look: { lockup, colourWay, room: frame.room },
    files: [
      { kind: 'svg', path: `${stem}.svg`, ...frameSize(frame, SVG_SIDE) },
      { kind: 'png', path: `${stem}.png`, ...frameSize(frame, PNG_SIDE) },
      { kind: 'pdf', path: `${stem}.pdf`, ...frameSize(frame, PDF_SIDE, 0.1) },
    ],
  };
};

/** Every lockup in every colour way, cut to its clear space; and the drawing as it stands in the library. */
export const logoItems = (slug: string, frames: Readonly<Record<Lockup, Frame>>): KitItem[] => [
  ...LOCKUPS.flatMap((lockup) => WAYS.map((way) => itemOf(slug, lockup, way, frames[lockup]))),
  {
    folder: 'logo',
    title: 'Master',
    purpose: 'The drawing as the studio stores it, byte for byte: everything else is made from it.',
    look: { lockup: 'full', colourWay: 'full', room: ROOM },
    files: [{ kind: 'svg', path: `logo/${slug}-master.svg`, ...MASTER, isMaster: true }],
  },
];
