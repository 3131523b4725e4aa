import { bytesWords } from '#core/size-words.ts';
import { LEAST_SIDE, type Size } from './crop.ts';

/** The largest file that is opened, in bytes: a photograph of a good camera has a third of it. */
export const MOST_FILE_BYTES = 50_000_000;
/** The most pixels that are decoded: beyond it phones run out of memory. */
export const MOST_PIXELS = 120_000_000;

/** Why a file is not opened, by its name tag alone; null where it may be a picture. */
export function fileRefusal({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!type.startsWith('image/') || type === 'image/svg+xml')
    return 'This is not a photograph. Choose a JPEG, PNG or WebP.';
  if (size > MOST_FILE_BYTES)
    return `This file has ${bytesWords(size)}; ${MOST_FILE_BYTES / 1_000_000} MB is the most.`;
  return null;
}

export const UNREADABLE = 'This browser cannot read that picture. Choose a JPEG, PNG or WebP.';

/** Why an opened picture cannot be used; null where it can. */
export function sizeRefusal({ width, height }: Size): string | null {
  const has = `This picture has ${width} × ${height} pixels`;
  if (Math.min(width, height) < LEAST_SIDE) return `${has}; it needs ${LEAST_SIDE} × ${LEAST_SIDE} or more.`;
  if (width * height > MOST_PIXELS) return `${has}, too many to open here. Make it smaller first.`;
  return null;
}
