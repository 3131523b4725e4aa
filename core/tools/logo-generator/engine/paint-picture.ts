import type { Fill, Picture } from './picture.ts';

interface GradientStops {
  addColorStop(offset: number, colour: string): void;
}

/** As much of a canvas context as painting takes; a browser's own fits. */
export interface PaintContext<Path, Stops extends GradientStops> {
  fillStyle: string | Stops | object;
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): Stops;
  fill(path: Path, rule: 'nonzero'): void;
}

/**
 * Paints a picture at its own size, at the origin of the context; scale the context for another size.
 * @param makePath reads SVG path data: `(d) => new Path2D(d)`
 */
export function paintPicture<Path, Stops extends GradientStops>(
  context: PaintContext<Path, Stops>,
  { width, height, ground, paths }: Picture,
  makePath: (d: string) => Path,
): void {
  const styleOf = (fill: Fill): string | Stops => {
    if (typeof fill === 'string') return fill;
    const gradient = context.createLinearGradient(fill.x, fill.y1, fill.x, fill.y2);
    gradient.addColorStop(0, fill.from);
    gradient.addColorStop(1, fill.to);
    return gradient;
  };
  const whole = ground === null ? [] : [{ fill: ground, d: `M0 0H${width}V${height}H0Z` }];
  for (const { fill, d } of [...whole, ...paths]) {
    context.fillStyle = styleOf(fill);
    context.fill(makePath(d), 'nonzero');
  }
}
