import { facesForSpec, openFaces } from '#core/tools/logo-generator/engine/faces.ts';
import { logoDrawing } from '#core/tools/logo-generator/kit/logo-drawing.ts';
import type { PressKit } from '#core/tools/press-kit/kit.ts';
import type { KitBranding } from '#core/tools/press-kit/kit-branding.ts';
import { lookOf } from '#core/tools/press-kit/look.ts';
import type { KitParts } from '#core/tools/press-kit/paper/kit-parts.ts';
import { loadFontFiles } from '#site/lib/load-faces.ts';

/** What is drawn on a page needs no bytes: the page shows the picture by its address. */
const NO_BYTES = new Uint8Array();

async function logoOn({ logo }: KitBranding): Promise<KitParts['logoOn']> {
  if (!logo) return () => null;
  const faces = openFaces(await loadFontFiles(facesForSpec(logo)));
  return (ground) => logoDrawing(logo, faces, 'full', ground);
}

/** What the pages of a kit are made from, its photos by their sizes alone. Throws TypefaceError. */
export async function partsInBrowser({
  kit,
  branding,
  at,
  pageUrl,
}: {
  kit: PressKit;
  branding: KitBranding;
  /** ISO instant: dates before it are past. */
  at: string;
  /** Where the kit is published, or null. */
  pageUrl: string | null;
}): Promise<KitParts> {
  return {
    kit,
    images: new Map(kit.photos.map(({ id, width, height }) => [id, { bytes: NO_BYTES, width, height }])),
    look: lookOf(kit, branding),
    logoOn: await logoOn(branding),
    pageUrl,
    madeAt: new Date(at),
  };
}
