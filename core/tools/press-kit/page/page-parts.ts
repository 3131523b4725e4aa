import type { Photo, PressKit } from '../kit.ts';
import type { Look } from '../look.ts';
import type { KitParts } from '../paper/kit-parts.ts';

/** Where a page has a photo from. */
export interface PhotoSource {
  src: string;
  /** The same in several widths, as `srcset` has it. */
  srcset?: string;
  /** Where it is saved in print size. */
  print?: string;
}

/** All that a web page of a kit is made from. */
export interface PageParts {
  kit: PressKit;
  look: Look;
  logoOn: KitParts['logoOn'];
  /** By the id of the photo. One that is not among them is not shown. */
  photos: ReadonlyMap<string, PhotoSource>;
  /** Files of typefaces by name → address. Text whose face is not among them is set in that of the device. */
  fonts: ReadonlyMap<string, string>;
  /** Where the kit can be read on the web, or null. */
  pageUrl: string | null;
  /** Whether the page comes with its script, which plays recordings in it and copies bios. */
  hasScript: boolean;
  madeAt: Date;
}

export interface PagePhoto extends Photo, PhotoSource {
  /** Its place in the kit, from 0. */
  at: number;
}

/** The photos that the page has an address of. */
export const pagePhotos = ({ kit, photos }: Pick<PageParts, 'kit' | 'photos'>): PagePhoto[] =>
  kit.photos.flatMap((photo, at) => {
    const source = photos.get(photo.id);
    return source === undefined ? [] : [{ ...photo, ...source, at }];
  });

/** Width by height as it is shown: a panorama is cut, and so is a photo as tall as a strip. */
export const shownAspect = ({ width, height }: Pick<Photo, 'width' | 'height'>): number =>
  Math.min(2.6, Math.max(0.6, width / height));
