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
  /** Of those that the package holds, 100 to 900. */
  weight: number;
  traits: readonly FontTrait[];
}

const faces = {
  anton: { family: 'anton', weight: 400, traits: ['heavy', 'condensed'] },
  'bebas-neue': { family: 'bebas-neue', weight: 400, traits: ['condensed'] },
  'league-gothic': { family: 'league-gothic', weight: 400, traits: ['condensed', 'heavy'] },
  'archivo-light': { family: 'archivo', weight: 300, traits: ['light', 'neutral'] },
  'archivo-regular': { family: 'archivo', weight: 400, traits: ['neutral'] },
  'archivo-medium': { family: 'archivo', weight: 500, traits: ['neutral'] },
  'archivo-semibold': { family: 'archivo', weight: 600, traits: ['neutral'] },
  'archivo-bold': { family: 'archivo', weight: 700, traits: ['neutral'] },
  'archivo-extrabold': { family: 'archivo', weight: 800, traits: ['heavy', 'neutral'] },
  archivo: { family: 'archivo', weight: 900, traits: ['heavy', 'neutral'] },
  'unbounded-extralight': { family: 'unbounded', weight: 200, traits: ['light', 'wide'] },
  'unbounded-light': { family: 'unbounded', weight: 300, traits: ['light', 'wide'] },
  'unbounded-regular': { family: 'unbounded', weight: 400, traits: ['wide', 'round'] },
  'unbounded-medium': { family: 'unbounded', weight: 500, traits: ['wide', 'round'] },
  'unbounded-semibold': { family: 'unbounded', weight: 600, traits: ['wide', 'round'] },
  'unbounded-bold': { family: 'unbounded', weight: 700, traits: ['wide', 'round'] },
  'unbounded-extrabold': { family: 'unbounded', weight: 800, traits: ['heavy', 'wide', 'round'] },
  unbounded: { family: 'unbounded', weight: 900, traits: ['heavy', 'wide', 'round'] },
  'syne-regular': { family: 'syne', weight: 400, traits: ['wide', 'art'] },
  'syne-medium': { family: 'syne', weight: 500, traits: ['wide', 'art'] },
  'syne-semibold': { family: 'syne', weight: 600, traits: ['wide', 'art'] },
  'syne-bold': { family: 'syne', weight: 700, traits: ['wide', 'art'] },
  syne: { family: 'syne', weight: 800, traits: ['heavy', 'wide', 'art'] },
  'orbitron-regular': { family: 'orbitron', weight: 400, traits: ['tech', 'wide'] },
  'orbitron-medium': { family: 'orbitron', weight: 500, traits: ['tech', 'wide'] },
  'orbitron-semibold': { family: 'orbitron', weight: 600, traits: ['tech', 'wide'] },
  'orbitron-bold': { family: 'orbitron', weight: 700, traits: ['tech', 'wide'] },
  'orbitron-extrabold': { family: 'orbitron', weight: 800, traits: ['heavy', 'tech', 'wide'] },
  orbitron: { family: 'orbitron', weight: 900, traits: ['heavy', 'tech', 'wide'] },
  audiowide: { family: 'audiowide', weight: 400, traits: ['tech', 'wide'] },
  michroma: { family: 'michroma', weight: 400, traits: ['tech', 'wide', 'light'] },
  'syncopate-regular': { family: 'syncopate', weight: 400, traits: ['wide', 'light'] },
  syncopate: { family: 'syncopate', weight: 700, traits: ['wide'] },
  'zen-dots': { family: 'zen-dots', weight: 400, traits: ['tech', 'wide'] },
  'krona-one': { family: 'krona-one', weight: 400, traits: ['wide'] },
  'russo-one': { family: 'russo-one', weight: 400, traits: ['heavy', 'tech'] },
  'black-ops-one': { family: 'black-ops-one', weight: 400, traits: ['heavy', 'stencil'] },
  'saira-stencil-one': { family: 'saira-stencil-one', weight: 400, traits: ['heavy', 'stencil'] },
  'stalinist-one': { family: 'stalinist-one', weight: 400, traits: ['heavy', 'wide', 'tech'] },
  'oxanium-extralight': { family: 'oxanium', weight: 200, traits: ['tech', 'light'] },
  'oxanium-light': { family: 'oxanium', weight: 300, traits: ['tech', 'light'] },
  'oxanium-regular': { family: 'oxanium', weight: 400, traits: ['tech'] },
  'oxanium-medium': { family: 'oxanium', weight: 500, traits: ['tech'] },
  'oxanium-semibold': { family: 'oxanium', weight: 600, traits: ['tech'] },
  'oxanium-bold': { family: 'oxanium', weight: 700, traits: ['tech'] },
  oxanium: { family: 'oxanium', weight: 800, traits: ['tech', 'heavy'] },
  righteous: { family: 'righteous', weight: 400, traits: ['retro', 'heavy'] },
  bungee: { family: 'bungee', weight: 400, traits: ['heavy', 'retro'] },
  'dela-gothic-one': { family: 'dela-gothic-one', weight: 400, traits: ['heavy', 'wide'] },
  'pirata-one': { family: 'pirata-one', weight: 400, traits: ['blackletter'] },
  italiana: { family: 'italiana', weight: 400, traits: ['elegant', 'light'] },
  yellowtail: { family: 'yellowtail', weight: 400, traits: ['script'] },
  'space-grotesk-light': { family: 'space-grotesk', weight: 300, traits: ['light', 'neutral'] },
  'space-grotesk-regular': { family: 'space-grotesk', weight: 400, traits: ['neutral'] },
  'space-grotesk-medium': { family: 'space-grotesk', weight: 500, traits: ['neutral'] },
  'space-grotesk-semibold': { family: 'space-grotesk', weight: 600, traits: ['neutral'] },
  'space-grotesk': { family: 'space-grotesk', weight: 700, traits: ['neutral'] },
  'inter-light': { family: 'inter', weight: 300, traits: ['light', 'neutral'] },
  'inter-regular': { family: 'inter', weight: 400, traits: ['neutral'] },
  'inter-medium': { family: 'inter', weight: 500, traits: ['neutral'] },
  'inter-semibold': { family: 'inter', weight: 600, traits: ['neutral'] },
  inter: { family: 'inter', weight: 700, traits: ['neutral'] },
  'inter-extrabold': { family: 'inter', weight: 800, traits: ['heavy', 'neutral'] },
  'inter-black': { family: 'inter', weight: 900, traits: ['heavy', 'neutral'] },
  'black-han-sans': { family: 'black-han-sans', weight: 400, traits: ['heavy'] },
  lalezar: { family: 'lalezar', weight: 400, traits: ['heavy'] },
  'rubik-light': { family: 'rubik', weight: 300, traits: ['light', 'round'] },
  'rubik-regular': { family: 'rubik', weight: 400, traits: ['round'] },
  'rubik-medium': { family: 'rubik', weight: 500, traits: ['round'] },
  'rubik-semibold': { family: 'rubik', weight: 600, traits: ['round'] },
  'rubik-bold': { family: 'rubik', weight: 700, traits: ['round'] },
  'rubik-extrabold': { family: 'rubik', weight: 800, traits: ['heavy', 'round'] },
  rubik: { family: 'rubik', weight: 900, traits: ['heavy', 'round'] },
  'kanit-light': { family: 'kanit', weight: 300, traits: ['light', 'neutral'] },
  'kanit-regular': { family: 'kanit', weight: 400, traits: ['neutral'] },
  'kanit-medium': { family: 'kanit', weight: 500, traits: ['neutral'] },
  'kanit-semibold': { family: 'kanit', weight: 600, traits: ['neutral'] },
  'kanit-bold': { family: 'kanit', weight: 700, traits: ['neutral'] },
  'kanit-extrabold': { family: 'kanit', weight: 800, traits: ['heavy', 'neutral'] },
  kanit: { family: 'kanit', weight: 900, traits: ['heavy', 'neutral'] },
  'mukta-light': { family: 'mukta', weight: 300, traits: ['light', 'neutral'] },
  'mukta-regular': { family: 'mukta', weight: 400, traits: ['neutral'] },
  'mukta-medium': { family: 'mukta', weight: 500, traits: ['neutral'] },
  'mukta-semibold': { family: 'mukta', weight: 600, traits: ['neutral'] },
  'mukta-bold': { family: 'mukta', weight: 700, traits: ['neutral'] },
  mukta: { family: 'mukta', weight: 800, traits: ['heavy', 'neutral'] },
  'zcool-qingke-huangyou': { family: 'zcool-qingke-huangyou', weight: 400, traits: ['condensed', 'round'] },
} as const satisfies Record<string, FontFace>;

export type FontId = keyof typeof faces;

/** The typefaces of the designer: unmodified faces from Fontsource, all under OFL 1.1 or Apache 2.0. */
export const FONTS: Readonly<Record<FontId, FontFace>> = faces;

/** Faces that documents have beside those of the designer: emoji as line drawings. */
const signFaces = {
  'noto-emoji': { family: 'noto-emoji', weight: 400, traits: [] },
} as const satisfies Record<string, FontFace>;

export type FaceId = FontId | keyof typeof signFaces;

/** All typefaces that a file is kept of. */
export const FACES: Readonly<Record<FaceId, FontFace>> = { ...faces, ...signFaces };

/** The families of all faces. */
export type FaceFamily = FamilyId | 'noto-emoji';

export type FamilyId = (typeof faces)[FontId]['family'];

export const FONT_IDS = Object.keys(faces) as [FontId, ...FontId[]];

export const hasTrait = (font: FontId, trait: FontTrait): boolean => FONTS[font].traits.includes(trait);
