import type { KitFile, KitItem, Look } from './kit-file.ts';

const full = (room: Look['room']): Look => ({
  ...{ lockup: 'full', colourWay: 'full', room },
  mayRearrange: true,
});

const png = (path: string, width: number, height: number): KitFile => ({
  kind: 'png',
  path: `${path}-${width}x${height}.png`,
  width,
  height,
});

const social = (slug: string): KitItem[] => [
  {
    folder: 'social',
    title: 'Avatar',
    purpose: 'Profile pictures: it fits the circle that most networks cut.',
    look: { lockup: 'symbol', colourWay: 'full', room: { diameter: 0.8 } },
    files: [png(`social/${slug}-avatar`, 1080, 1080)],
  },
  {
    folder: 'social',
    title: 'Banner',
    purpose: 'The head of a profile on X and the like, clear of the profile picture.',
    look: full({ width: 0.56, height: 0.62 }),
    files: [png(`social/${slug}-banner`, 1500, 500)],
  },
  {
    folder: 'social',
    title: 'Story',
    purpose: 'Stories and reels: it stands clear of the buttons at the top and bottom.',
    look: full({ width: 0.84, height: 0.42 }),
    files: [png(`social/${slug}-story`, 1080, 1920)],
  },
  {
    folder: 'social',
    title: 'Share image',
    purpose: 'What shows when someone posts a link to your website.',
    look: full({ width: 0.72, height: 0.6 }),
    files: [png(`social/${slug}-share`, 1200, 630)],
  },
];

const cover = (slug: string): KitItem[] => [
  {
    folder: 'cover',
    title: 'Mix cover',
    purpose: 'Mixes, podcasts and releases: the size that distributors ask for.',
    look: full({ width: 0.78, height: 0.62 }),
    files: [png(`cover/${slug}-cover`, 3000, 3000)],
  },
];

const led: Look = {
  lockup: 'full',
  colourWay: 'dark',
  ground: '#000000',
  room: { width: 0.72, height: 0.56 },
  mayRearrange: true,
};

const gobo = (slug: string, isMirrored: boolean): KitItem => {
  const stem = `stage/${slug}-gobo${isMirrored ? '-mirrored' : ''}`;
  return {
    folder: 'stage',
    title: isMirrored ? 'Gobo, mirrored' : 'Gobo',
    purpose: isMirrored
      ? 'The same for projection from behind, and for fixtures that take the glass the other way round.'
      : 'White is light, black is blocked. Ready for glass; in steel the islands inside letters need bridges.',
    look: {
      lockup: 'full',
      colourWay: 'white',
      ground: '#000000',
      room: { diameter: 0.86 },
      mayRearrange: true,
      ...(isMirrored && { isMirrored }),
    },
    files: [
      { kind: 'svg', path: `${stem}.svg`, width: 1200, height: 1200 },
      { kind: 'png', path: `${stem}.png`, width: 2048, height: 2048, isTwoColours: true },
    ],
  };
};

const stage = (slug: string): KitItem[] => [
  {
    folder: 'stage',
    title: 'LED wall, 16:9',
    purpose: 'On an LED wall black is off: only the logo shines.',
    look: led,
    files: [png(`stage/${slug}-led`, 1920, 1080)],
  },
  {
    folder: 'stage',
    title: 'LED strip, 3:1',
    purpose: 'The screen in front of the booth.',
    look: { ...led, room: { width: 0.84, height: 0.7 } },
    files: [png(`stage/${slug}-led`, 1920, 640)],
  },
  gobo(slug, false),
  gobo(slug, true),
  {
    folder: 'stage',
    title: 'Booth banner',
    purpose: 'Cloth or vinyl in front of the booth, at its real size.',
    look: full({ width: 0.86, height: 0.72 }),
    files: [{ kind: 'pdf', path: `stage/${slug}-booth-banner.pdf`, width: 3000, height: 1000 }],
  },
];

const print = (slug: string): KitItem[] => [
  {
    folder: 'print',
    title: 'USB label',
    purpose: 'For the sticks that you leave at the desk: black on white, for any label printer.',
    look: {
      ...{ lockup: 'wordmark', colourWay: 'black', ground: '#FFFFFF' },
      room: { width: 0.88, height: 0.66 },
      mayRearrange: true,
    },
    files: [
      { kind: 'pdf', path: `print/${slug}-usb-label.pdf`, width: 40, height: 12 },
      { kind: 'png', path: `print/${slug}-usb-label.png`, width: 945, height: 283, perInch: 600 },
    ],
  },
  {
    folder: 'print',
    title: 'Sticker',
    purpose: 'Round, 60 mm across: for record bags, laptops and flight cases.',
    look: { lockup: 'symbol', colourWay: 'full', room: { diameter: 0.75 } },
    files: [{ kind: 'pdf', path: `print/${slug}-sticker.pdf`, width: 66, height: 66, bleed: 3 }],
  },
];

/** The places that a logo goes to, each at its exact size. */
export const placeItems = (slug: string): KitItem[] => [
  ...social(slug),
  ...cover(slug),
  ...stage(slug),
  ...print(slug),
];
