import type { Photo, PressKit } from '../kit.ts';
import type { Look } from '../look.ts';
import type { KitParts } from '../paper/kit-parts.ts';

/** All that a web page of a kit is made from. */
export interface PageParts {
  kit: PressKit;
  look: Look;
  logoOn: KitParts['logoOn'];
  /** Id → address of the photo. One that is not among them is not shown. */
  photos: ReadonlyMap<string, string>;
  /** Each of `pageFontFiles` → its address. */
  fonts: ReadonlyMap<string, string>;
  /** Where the kit can be read on the web, or null. */
  pageUrl: string | null;
  madeAt: Date;
}

export interface PagePhoto extends Photo {
  src: string;
  /** Its place in the kit, from 0. */
  at: number;
}

/** The photos that the page has an address of. */
export const pagePhotos = ({ kit, photos }: Pick<PageParts, 'kit' | 'photos'>): PagePhoto[] =>
  kit.photos.flatMap((photo, at) => {
    const src = photos.get(photo.id);
    return src === undefined ? [] : [{ ...photo, src, at }];
  });

/** Width by height as it is shown: a panorama is cut, and so is a photo as tall as a strip. */
export const shownAspect = ({ width, height }: Pick<Photo, 'width' | 'height'>): number =>
  Math.min(2.6, Math.max(0.6, width / height));
