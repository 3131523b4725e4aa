import type { Bounds } from './geometry/bounds.ts';

/** The share of a picture that the drawing may fill, 0 to 1. */
export interface Room {
  width: number;
  height: number;
}

/** A circle in the middle of a picture; its diameter as a share of the shorter side. */
export interface RoundRoom {
  diameter: number;
}

export const ROOM: Room = { width: 0.8, height: 0.68 };

/** The picture that layouts are judged by, in pixels. */
export const PICTURE = { width: 1200, height: 900 } as const;

/** Small print is at least this tall (capitals, in pixels of the standard picture): 1.9 % of its height. */
export const LEAST_CAP_HEIGHT = 17;

/** Pixels per drawing unit when the drawing stands in a picture with a margin all around. */
export const scaleInPicture = (
  drawing: Pick<Bounds, 'width' | 'height'>,
  width: number,
  height: number,
  room: Room = ROOM,
): number =>
  Math.min(
    (width * room.width) / Math.max(drawing.width, 1),
    (height * room.height) / Math.max(drawing.height, 1),
  );
