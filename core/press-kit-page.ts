import { asciiSlug } from './ascii-slug.ts';
import type { PressKit } from './tools/press-kit/kit.ts';

export type { PressKitPage } from './press-kit-page-schema.ts';

/** Shortest and longest end of an address, in characters. */
export const SLUG_LENGTH = { min: 2, max: 40 } as const;

/** Former addresses of a page that still lead to it. */
export const FORMER_SLUGS = 10;

export const pressKitPath = (slug: string): string => `/epk/${slug}`;
export const pageFilePath = (slug: string, name: string): string => `${pressKitPath(slug)}/files/${name}`;
export const pagePicturePath = (slug: string, id: string): string => `${pressKitPath(slug)}/pictures/${id}`;

/** The script of every page. */
export const PAGE_SCRIPT = '/epk.js';

/** What is packed when somebody asks for it. */
export const PAGE_ZIPS = { all: 'everything.zip', photos: 'photos.zip', logos: 'logos.zip' } as const;

/** The address that a kit begins with: `dj-nova`. */
export function slugFor({ artistName }: Pick<PressKit, 'artistName'>): string {
  const slug = asciiSlug(artistName, 'artist');
  return slug.length < SLUG_LENGTH.min ? `dj-${slug}` : slug;
}

/** Addresses beside one that is taken: `dj-nova-music`, `dj-nova-2` … */
export function slugsLike(slug: string): string[] {
  const ends = ['music', ...Array.from({ length: 19 }, (_, at) => String(at + 2))];
  return ends.map((end) => {
    const stem = slug.slice(0, SLUG_LENGTH.max - end.length - 1).replace(/-+$/, '');
    return `${stem}-${end}`;
  });
}
