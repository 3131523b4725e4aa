import type { Branding } from '#core/branding.ts';
import { logoOnGrounds } from '#core/tools/logo-generator/kit/logo-drawing.ts';
import type { PressKit } from '#core/tools/press-kit/kit.ts';
import { lookOf } from '#core/tools/press-kit/look.ts';
import type { KitParts } from '#core/tools/press-kit/paper/kit-parts.ts';
import { loadFontFiles } from '#site/lib/load-faces.ts';

/** What is drawn on a page needs no bytes: the page shows the picture by its address. */
const NO_BYTES = new Uint8Array();

/** What the pages of a kit are made from, its photos by their sizes alone. Throws TypefaceError. */
export async function partsInBrowser({
  kit,
  branding,
  at,
  pageUrl,
}: {
  kit: PressKit;
  branding: Branding;
  /** ISO instant: dates before it are past. */
  at: string;
  /** Where the kit is published, or null. */
  pageUrl: string | null;
}): Promise<KitParts> {
  return {
    kit,
    images: new Map(kit.photos.map(({ id, width, height }) => [id, { bytes: NO_BYTES, width, height }])),
    look: lookOf(kit, branding),
    logoOn: await logoOnGrounds(branding.logo, loadFontFiles),
    pageUrl,
    madeAt: new Date(at),
  };
}
