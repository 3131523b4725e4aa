import type { Point } from './point.ts';

const RADIANS = Math.PI / 180;

// The last bit of Math.sin is up to the engine, and curve fitting would amplify it. Twelve decimals hide
// the difference, so that the same drawing has the same bytes in every browser and on the server.
const settle = (value: number): number => Math.round(value * 1e12) / 1e12;

export const sinDegrees = (degrees: number): number => settle(Math.sin(degrees * RADIANS));
export const cosDegrees = (degrees: number): number => settle(Math.cos(degrees * RADIANS));
/** Sine of an angle in radians, for waves. */
export const sinRadians = (radians: number): number => settle(Math.sin(radians));
export const tanDegrees = (degrees: number): number => settle(Math.tan(degrees * RADIANS));

/** The point at `radius` from the origin; 0° points right, 90° points down. */
export const polar = (degrees: number, radius: number): Point => [
  radius * cosDegrees(degrees),
  radius * sinDegrees(degrees),
];

/** Angle in degrees under which an arc of length `arc` is seen at `radius`. */
export const arcDegrees = (arc: number, radius: number): number => arc / radius / RADIANS;
