import type * as z from 'zod/mini';
import type { recipeSchema } from './recipe-schema.ts';

/** Tempo, in beats a minute. */
export const SLOWEST_BPM = 60;
export const FASTEST_BPM = 200;
export const MOST_LAYERS = 8;

/**
 * A treatment as data: everything about a drop but its words and its voice. The same recipe over the same voice gives
 * the same sound (decision 0016 states the bounds). Times are in beats, so that a change of tempo moves all of it.
 */
export type Recipe = z.infer<typeof recipeSchema>;
