import type { BrandKit } from './brand-kit-schema.ts';

export type { BrandKit, BrandKitFile, BrandKitReply, LogoKit } from './brand-kit-schema.ts';

/** What a kit takes from a logo. */
export type KitDesign = Pick<BrandKit, 'artistName' | 'colours' | 'typefaces'> & {
  logo: Omit<BrandKit['logo'], 'generationId'>;
};

/** Where the files of the own kit are read. */
export const BRAND_KIT_FILES = '/api/brand-kit/files/';

/** The file that stands for the account wherever it has no picture of its own. */
export const PROFILE_FILE = 'symbol-full.svg';

/** `kitFile('symbol', 'dark')` is `symbol-dark.svg`. */
export function kitFile(lockup: string, colourWay: string): string {
  return `${lockup}-${colourWay}.svg`;
}

/** The address of a file of one kit; it always shows the same bytes. `&download=1` makes the browser save it. */
export function kitFileUrl(name: string, kitId: string): string {
  return `${BRAND_KIT_FILES}${encodeURIComponent(name)}?v=${kitId}`;
}
