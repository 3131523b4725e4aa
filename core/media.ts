/** An uploaded picture of an account. */
export interface MediaItem {
  id: string;
  /** Always shows the same bytes. */
  url: string;
  type: string;
  /** Bytes. */
  size: number;
  /** Pixels. */
  width: number;
  height: number;
}

/** Kinds of picture that an account may upload, by their first bytes; never SVG, which is a program. */
export const MEDIA_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** Largest upload, in bytes: a press photo of the longest side fits, and browsers make pictures smaller than that. */
export const MAX_MEDIA_BYTES = 8 * 1024 * 1024;
/** Longest and shortest side, in pixels. */
export const MAX_MEDIA_SIDE = 4096;
export const MIN_MEDIA_SIDE = 16;
/** Side of a profile picture, in pixels. */
export const PICTURE_SIDE = 512;
/** Pictures that one account keeps at most; a photo of a press kit is three, for print, screen and phone. */
export const MOST_MEDIA = 1000;

export const mediaUrl = (id: string): string => `/api/media/${encodeURIComponent(id)}`;
