import { svgOf } from '#core/tools/logo-generator/engine/picture.ts';
import type { KitItem } from '#core/tools/logo-generator/kit/kit-file.ts';
import { kitFiles } from '#core/tools/logo-generator/kit/kit-items.ts';
import { lacksPixels } from './draw-pixels.ts';
import type { LogoDrawings } from './logo-drawings.ts';
import type { KitContents } from './messages.ts';
import { pictureAt } from './picture-of-file.ts';

/** Pixels on the long side of a preview. */
const SIDE = 160;

/** A drawing of an item in the shape of its first file, its ground left out where it has none. */
function previewOf(drawings: LogoDrawings, { look, files }: KitItem): string | null {
  const [file] = files;
  if (!look || !file || file.kind === 'written') return null;
  const { width, height } = file.kind === 'ico' ? { width: 1, height: 1 } : file;
  const unit = SIDE / Math.max(width, height);
  const size = { width: Math.round(width * unit), height: Math.round(height * unit) };
  return svgOf(pictureAt(drawings, look, size));
}

/** What the list of files shows. */
export function contentsOf(drawings: LogoDrawings): KitContents {
  const { items, frames } = drawings;
  return {
    items,
    pictures: items.map((item) => previewOf(drawings, item)),
    shapes: frames,
    count: kitFiles(items).length,
    lacksPixels: lacksPixels(),
  };
}
