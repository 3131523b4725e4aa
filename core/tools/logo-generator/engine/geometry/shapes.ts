import { polar } from './angle.ts';
import { cutOut } from './boolean.ts';
import type { Point, Shape } from './point.ts';

const CHORD_ERROR = 0.05;

/** Corners that a full circle needs for its polygon to stay within CHORD_ERROR units of it. */
function cornersOfCircle(radius: number): number {
  const share = Math.min(0.5, CHORD_ERROR / Math.max(radius, 0.2));
  // For small angles acos(1 - e) is close to sqrt(2e), and a square root is the same in every engine.
  return Math.max(24, Math.ceil(Math.PI / Math.sqrt(2 * share)));
}

const ringOfPoints = (count: number, at: (index: number) => Point): Shape => [
  Array.from({ length: count }, (_, index) => at(index)),
];

export const polygon = (...corners: readonly Point[]): Shape => [corners];

export const rectangle = (x: number, y: number, width: number, height: number): Shape =>
  polygon([x, y], [x + width, y], [x + width, y + height], [x, y + height]);

export function ellipse(x: number, y: number, radiusX: number, radiusY: number): Shape {
  const corners = cornersOfCircle(Math.max(radiusX, radiusY));
  return ringOfPoints(corners, (index) => {
    const [dx, dy] = polar((index * 360) / corners, 1);
    return [x + radiusX * dx, y + radiusY * dy];
  });
}

export const circle = (x: number, y: number, radius: number): Shape => ellipse(x, y, radius, radius);

/** A circular line of the given width, centred on the radius. */
export const ring = (x: number, y: number, radius: number, width: number): Shape =>
  cutOut(circle(x, y, radius + width / 2), circle(x, y, radius - width / 2));

/** A polygon with equal sides; `turn` is the direction of its first corner, -90° being up. */
export const regularPolygon = (x: number, y: number, radius: number, sides: number, turn = -90): Shape =>
  ringOfPoints(sides, (index) => {
    const [dx, dy] = polar(turn + (index * 360) / sides, radius);
    return [x + dx, y + dy];
  });

export function roundedRectangle(x: number, y: number, width: number, height: number, corner: number): Shape {
  const radius = Math.min(corner, width / 2, height / 2);
  if (radius <= 0) return rectangle(x, y, width, height);
  const steps = Math.max(6, Math.ceil(cornersOfCircle(radius) / 4));
  const centres: readonly Point[] = [
    [x + width - radius, y + radius],
    [x + width - radius, y + height - radius],
    [x + radius, y + height - radius],
    [x + radius, y + radius],
  ];
  return polygon(
    ...centres.flatMap(([cx, cy], quarter) =>
      Array.from({ length: steps + 1 }, (_, index): Point => {
        const [dx, dy] = polar(quarter * 90 - 90 + (index * 90) / steps, radius);
        return [cx + dx, cy + dy];
      }),
    ),
  );
}
