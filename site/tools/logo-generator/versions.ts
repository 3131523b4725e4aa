import type { LogoVariant } from '#core/tools/logo-generator/engine/render-logo.ts';

export type Version = LogoVariant;

/** The versions of a logo, with the words on their pads and in their file names. */
export const VERSIONS: Readonly<Record<Version, { title: string; hint: string; inFileName: string }>> = {
  full: { title: 'Full colour', hint: 'On its own ground.', inFileName: '' },
  transparent: { title: 'Transparent', hint: 'Its colours, no ground.', inFileName: 'transparent' },
  black: {
    title: 'One colour',
    hint: 'Black, for stamps and white paper.',
    inFileName: 'black',
  },
  white: { title: 'Reversed', hint: 'White, for dark print and screens.', inFileName: 'white' },
};

export const VERSION_IDS = Object.keys(VERSIONS) as Version[];

/** The ground is the one path that covers the whole picture. */
const GROUND = /<path fill="#[\dA-F]{6}" d="M0 0H[\d.]+V[\d.]+H0Z"\/>/i;

/**
 * A version of a stored logo. Its layers never overlap, so that leaving out the ground and changing the fill is all it
 * takes; the outlines stay those of the file.
 */
export function versionOf(full: string, version: Version): string {
  if (version === 'full') return full;
  const bare = full.replace(GROUND, '');
  if (version === 'transparent') return bare;
  const ink = version === 'black' ? '#000000' : '#FFFFFF';
  return bare.replace(/<defs>.*?<\/defs>/s, '').replace(/ fill="[^"]*"/g, ` fill="${ink}"`);
}

/** An SVG as the address of a picture. */
export function pictureOf(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
