import { sniffType } from '#core/sniff-type.ts';

const TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
const MOST_BYTES = 8 * 1024 * 1024;

/** A picture as a provider painted it. */
export interface PaintedPicture {
  type: (typeof TYPES)[number];
  bytes: Uint8Array;
}

/** A picture that came as base64. Throws where it is none by its first bytes, or larger than 8 MB: what came is not trusted. */
export function base64Picture(base64: string): PaintedPicture {
  if (base64.length > (MOST_BYTES * 4) / 3) throw new Error('A painted picture is larger than 8 MB');
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const sniffed = sniffType(bytes);
  const type = TYPES.find((each) => each === sniffed);
  if (!type) throw new Error('What the image model sent is no picture');
  return { type, bytes };
}
