import type { Gradient, Image } from '#core/paper/blocks.ts';
import { coverBox } from '#core/paper/cover-box.ts';
import type { Item, PictureItem, ShapeItem, TextItem } from '#core/paper/page.ts';
import { fontFamilyOf } from '#core/paper/page-svg.ts';

type Context = OffscreenCanvasRenderingContext2D;

/**
 * Paints what stands on a laid out page, as large as the context is scaled. Its font files have to be among the fonts of
 * this worker, named by `fontFamilyOf`.
 */
export function paintPage(
  context: Context,
  items: readonly Item[],
  pictures: ReadonlyMap<Image, ImageBitmap>,
): void {
  for (const item of items) {
    context.save();
    if (item.kind === 'text') paintText(context, item);
    else if (item.kind === 'shape') paintShape(context, item);
    else if (item.kind === 'picture') paintPhoto(context, item, pictures.get(item.image));
    context.restore();
  }
}

function paintText(
  context: Context,
  { file, size, colour, x, baseline, width, tracking, asRead, isLeftwards }: TextItem,
): void {
  context.font = `${size}px "${fontFamilyOf(file)}"`;
  context.fillStyle = colour;
  context.letterSpacing = `${tracking}px`;
  context.direction = isLeftwards ? 'rtl' : 'ltr';
  context.textAlign = isLeftwards ? 'right' : 'left';
  context.fillText(asRead, isLeftwards ? x + width : x, baseline);
}

/** The paint of a shape: a colour, or a run of colours. */
function paintOf(context: Context, fill: string | Gradient): string | CanvasGradient {
  if (typeof fill === 'string') return fill;
  const gradient = context.createLinearGradient(...fill.from, ...fill.to);
  for (const { at, colour, opacity = 1 } of fill.stops) {
    const alpha = Math.round(opacity * 255);
    gradient.addColorStop(at, `${colour}${alpha.toString(16).padStart(2, '0')}`);
  }
  return gradient;
}

function paintShape(context: Context, { d, fill, stroke, place }: ShapeItem): void {
  if (place) {
    context.translate(place.x, place.y);
    context.scale(place.scale, place.scale);
  }
  const path = new Path2D(d);
  if (fill) {
    context.fillStyle = paintOf(context, fill);
    context.fill(path, 'evenodd');
  }
  if (!stroke) return;
  context.strokeStyle = stroke.colour;
  context.lineWidth = stroke.thickness;
  if (stroke.isRound) context.lineCap = context.lineJoin = 'round';
  context.stroke(path);
}

function paintPhoto(
  context: Context,
  { image, x, y, width, height, focus }: PictureItem,
  picture: ImageBitmap | undefined,
): void {
  if (!picture) return;
  const placed = coverBox(image, { width, height }, focus);
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x + placed.x, y + placed.y, placed.width, placed.height);
}
