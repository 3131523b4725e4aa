import type { FontId } from '#core/typefaces/font-catalogue.ts';
import { intersect, unite } from '../geometry/boolean.ts';
import { boundsOf } from '../geometry/bounds.ts';
import type { Shape } from '../geometry/point.ts';
import { polygon, rectangle } from '../geometry/shapes.ts';
import type { Typesetter } from '../text/typesetter.ts';

/** Sets a line in which A loses its crossbar and E its stem, drawn with the stroke of the face. */
export function reducedLetters(
  set: Typesetter,
  font: FontId,
  text: string,
  capHeight: number,
  tracking: number,
): Shape {
  const line = set.line(font, text, capHeight, tracking);
  const stroke = strokeOf(set, font, capHeight);
  return unite(
    ...line.glyphs.map(({ characters, shape }) => {
      if (shape.length === 0) return shape;
      const box = boundsOf(shape);
      if (box.height > capHeight * 1.12) return shape;
      if (characters === 'A') return openA(box.left, box.width, capHeight, stroke * 1.12);
      if (characters === 'E' && box.width > capHeight * 0.55)
        return threeBars(box.left, box.width, capHeight, stroke * 0.92);
      return shape;
    }),
  );
}

const openA = (x: number, width: number, height: number, stroke: number): Shape =>
  polygon(
    [x, 0],
    [x + width / 2 - stroke * 0.42, -height],
    [x + width / 2 + stroke * 0.42, -height],
    [x + width, 0],
    [x + width - stroke, 0],
    [x + width / 2, -height + stroke * 1.15],
    [x + stroke, 0],
  );

const threeBars = (x: number, width: number, height: number, stroke: number): Shape => [
  ...rectangle(x, -height, width, stroke),
  ...rectangle(x, -height / 2 - stroke / 2, width, stroke),
  ...rectangle(x, -stroke, width, stroke),
];

/** Thickness of a stem: an I where it is a plain stroke, else a cut through the stem of an L. */
function strokeOf(set: Typesetter, font: FontId, capHeight: number): number {
  const stem = set.line(font, 'I', capHeight).bounds.width;
  if (stem < capHeight * 0.4) return stem;
  return boundsOf(intersect(set.line(font, 'L', capHeight).shape, rectangle(-50, -capHeight * 0.6, 500, 2)))
    .width;
}
