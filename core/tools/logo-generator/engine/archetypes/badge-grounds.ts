import type { ArchetypeParams } from '../../archetype-params.ts';
import type { Shape } from '../geometry/point.ts';
import { circle, polygon, regularPolygon, roundedRectangle } from '../geometry/shapes.ts';

const R = 150;

type BadgeShape = ArchetypeParams['badge']['shape'];

/** A shape that initials are knocked out of, around the origin. */
export interface Ground {
  outline: Shape;
  /** The room that the initials may take. */
  width: number;
  height: number;
  centreY: number;
  isRound: boolean;
}

export const BADGE_GROUNDS: Readonly<Record<BadgeShape, () => Ground>> = {
  circle: () => ({ outline: circle(0, 0, R), width: 206, height: 164, centreY: 0, isRound: true }),
  hexagon: () => ({
    outline: regularPolygon(0, 0, R * 1.08, 6),
    width: 192,
    height: 166,
    centreY: 0,
    isRound: false,
  }),
  square: () => ({
    outline: roundedRectangle(-R * 0.9, -R * 0.9, R * 1.8, R * 1.8, 14),
    width: 206,
    height: 186,
    centreY: 0,
    isRound: false,
  }),
  squircle: () => ({
    outline: roundedRectangle(-R * 0.93, -R * 0.93, R * 1.86, R * 1.86, 78),
    width: 204,
    height: 178,
    centreY: 0,
    isRound: true,
  }),
  notched: () => ({
    outline: polygon(
      [-R * 0.92, -R * 0.92],
      [R * 0.5, -R * 0.92],
      [R * 0.92, -R * 0.5],
      [R * 0.92, R * 0.92],
      [-R * 0.5, R * 0.92],
      [-R * 0.92, R * 0.5],
    ),
    width: 196,
    height: 178,
    centreY: 0,
    isRound: false,
  }),
  shield: () => ({
    outline: polygon(
      [-R * 0.86, -R * 0.95],
      [R * 0.86, -R * 0.95],
      [R * 0.86, R * 0.3],
      [0, R * 1.1],
      [-R * 0.86, R * 0.3],
    ),
    width: 178,
    height: 172,
    centreY: -18,
    isRound: false,
  }),
};
