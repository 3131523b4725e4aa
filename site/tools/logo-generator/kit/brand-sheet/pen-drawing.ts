import type { Doc } from '#core/paper/pdf-document.ts';
import type { Picture } from '#core/tools/logo-generator/engine/picture.ts';

/** A rectangle on a page in points, from its upper left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Hairlines of the sheet. */
export const LINE = '#C2C6C1';
const HAIRLINE = 0.5;

/** Draws on the page that is open. */
export interface Drawing {
  /** A picture, ground and all, as wide as the box; the box has its shape. */
  picture(picture: Picture, box: Box): void;
  rectangle(box: Box, ink: { fill?: string; stroke?: string; dash?: number }): void;
}

export const drawingOn = (doc: Doc): Drawing => ({
  picture({ width, height, ground, paths }, box) {
    doc
      .save()
      .translate(box.x, box.y)
      .scale(box.width / width);
    if (ground) doc.rect(0, 0, width, height).fill(ground);
    for (const { fill, d } of paths) {
      if (typeof fill === 'string') doc.path(d).fill(fill);
      else {
        const run = doc.linearGradient(fill.x, fill.y1, fill.x, fill.y2);
        doc.path(d).fill(run.stop(0, fill.from).stop(1, fill.to));
      }
    }
    doc.restore();
  },
  rectangle({ x, y, width, height }, { fill, stroke, dash }) {
    if (fill) doc.rect(x, y, width, height).fill(fill);
    if (!stroke) return;
    if (dash) doc.dash(dash, { space: dash });
    doc.lineWidth(HAIRLINE).rect(x, y, width, height).stroke(stroke).undash();
  },
});
