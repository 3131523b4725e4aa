import type { Artwork, Image } from '#core/paper/blocks.ts';
import type { PressKit } from '../kit.ts';
import type { Look } from '../look.ts';

/** All that the papers of a kit are made from. */
export interface KitParts {
  kit: PressKit;
  look: Look;
  /** The logo, readable on a `#RRGGBB` ground; null for a kit without one. */
  logoOn(ground: string): Artwork | null;
  /** Id → JPEG. A photo that is not among them is not shown. */
  images: ReadonlyMap<string, Image>;
  /** Where the kit can be read on the web, or null. */
  pageUrl: string | null;
  madeAt: Date;
}

/** The photos of a kit that there are bytes of. */
export const shownPhotos = ({ kit, images }: KitParts) =>
  kit.photos.flatMap((photo) => {
    const image = images.get(photo.id);
    return image ? [{ ...photo, image }] : [];
  });
export type ShownPhoto = ReturnType<typeof shownPhotos>[number];
