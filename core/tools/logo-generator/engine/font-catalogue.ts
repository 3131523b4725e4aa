/** What a typeface looks like; genres prefer some traits over others. */
export type FontTrait =
  | 'heavy'
  | 'condensed'
  | 'wide'
  | 'neutral'
  | 'round'
  | 'light'
  | 'tech'
  | 'stencil'
  | 'retro'
  | 'art'
  | 'elegant'
  | 'script'
  | 'blackletter';

export interface FontFace {
  /** Package name under @fontsource, and first part of the file name. */
  family: string;
  weight: number;
  traits: readonly FontTrait[];
}

const faces = {
  anton: { family: 'anton', weight: 400, traits: ['heavy', 'condensed'] },
  'bebas-neue': { family: 'bebas-neue', weight: 400, traits: ['condensed'] },
  'league-gothic': { family: 'league-gothic', weight: 400, traits: ['condensed', 'heavy'] },
  archivo: { family: 'archivo', weight: 900, traits: ['heavy', 'neutral'] },
  unbounded: { family: 'unbounded', weight: 900, traits: ['heavy', 'wide', 'round'] },
  'unbounded-light': { family: 'unbounded', weight: 300, traits: ['light', 'wide'] },
  syne: { family: 'syne', weight: 800, traits: ['heavy', 'wide', 'art'] },
  orbitron: { family: 'orbitron', weight: 900, traits: ['heavy', 'tech', 'wide'] },
  'orbitron-medium': { family: 'orbitron', weight: 500, traits: ['tech', 'wide'] },
  audiowide: { family: 'audiowide', weight: 400, traits: ['tech', 'wide'] },
  michroma: { family: 'michroma', weight: 400, traits: ['tech', 'wide', 'light'] },
  syncopate: { family: 'syncopate', weight: 700, traits: ['wide'] },
  'syncopate-regular': { family: 'syncopate', weight: 400, traits: ['wide', 'light'] },
  'zen-dots': { family: 'zen-dots', weight: 400, traits: ['tech', 'wide'] },
  'krona-one': { family: 'krona-one', weight: 400, traits: ['wide'] },
  'russo-one': { family: 'russo-one', weight: 400, traits: ['heavy', 'tech'] },
  'black-ops-one': { family: 'black-ops-one', weight: 400, traits: ['heavy', 'stencil'] },
  'saira-stencil-one': { family: 'saira-stencil-one', weight: 400, traits: ['heavy', 'stencil'] },
  'stalinist-one': { family: 'stalinist-one', weight: 400, traits: ['heavy', 'wide', 'tech'] },
  oxanium: { family: 'oxanium', weight: 800, traits: ['tech', 'heavy'] },
  righteous: { family: 'righteous', weight: 400, traits: ['retro', 'heavy'] },
  bungee: { family: 'bungee', weight: 400, traits: ['heavy', 'retro'] },
  'dela-gothic-one': { family: 'dela-gothic-one', weight: 400, traits: ['heavy', 'wide'] },
  'pirata-one': { family: 'pirata-one', weight: 400, traits: ['blackletter'] },
  italiana: { family: 'italiana', weight: 400, traits: ['elegant', 'light'] },
  yellowtail: { family: 'yellowtail', weight: 400, traits: ['script'] },
  'space-grotesk': { family: 'space-grotesk', weight: 700, traits: ['neutral'] },
  inter: { family: 'inter', weight: 700, traits: ['neutral'] },
  'inter-black': { family: 'inter', weight: 900, traits: ['heavy', 'neutral'] },
  'black-han-sans': { family: 'black-han-sans', weight: 400, traits: ['heavy'] },
  lalezar: { family: 'lalezar', weight: 400, traits: ['heavy'] },
} as const satisfies Record<string, FontFace>;

export type FontId = keyof typeof faces;

/** The typefaces of the designer: unmodified faces from Fontsource, all under OFL 1.1 or Apache 2.0. */
export const FONTS: Readonly<Record<FontId, FontFace>> = faces;

export const FONT_IDS = Object.keys(faces) as [FontId, ...FontId[]];

export const hasTrait = (font: FontId, trait: FontTrait): boolean => FONTS[font].traits.includes(trait);

/** Faces asked in turn for a character that the chosen face lacks; together they reach every script we set. */
export const FALLBACK_FONTS: readonly FontId[] = [
  'inter-black',
  'dela-gothic-one',
  'black-han-sans',
  'lalezar',
];
