import * as z from 'zod/mini';

const between = (low: number, high: number) => z.number().check(z.gte(low), z.lte(high));
const filler = z.enum(['bars', 'stripes', 'record']);

/** The settings of every kind of logo, with the ranges in which they look right. Lengths are shares of the cap height. */
export const archetypeParams = {
  slice: z.object({
    /** Degrees by which the letters lean. */
    slant: between(0, 12),
    /** Degrees of the cut. */
    angle: between(-12, 12),
    /** Where the cut goes through, from the top. */
    cut: between(0.35, 0.65),
    bands: z.enum(['two', 'three']),
    shift: between(0.02, 0.1),
    accent: z.boolean(),
  }),
  scan: z.object({ tracking: between(0, 0.1), start: between(0.28, 0.5) }),
  'record-letter': z.object({ tracking: between(0, 0.1), filler }),
  ring: z.object({ double: z.boolean(), centre: z.enum(['initials', 'symbol']) }),
  badge: z.object({
    shape: z.enum(['circle', 'hexagon', 'square', 'squircle', 'notched', 'shield']),
    sliced: z.boolean(),
    rim: z.boolean(),
  }),
  stack: z.object({ bars: z.int().check(z.gte(15), z.lte(41)), colour: z.enum(['accent', 'gradient']) }),
  waveform: z.object({ bars: z.int().check(z.gte(7), z.lte(15)), split: z.boolean() }),
  echo: z.object({ both: z.boolean(), repeats: z.int().check(z.gte(1), z.lte(4)) }),
  'label-box': z.object({ box: z.enum(['accent', 'main']), filler }),
  /** Distance between dots. */
  halftone: z.object({ pitch: between(0.06, 0.12) }),
  minimal: z.object({
    tracking: between(0.15, 0.5),
    tricks: z.boolean(),
    rules: z.boolean(),
    withSymbol: z.boolean(),
  }),
  shadow: z.object({
    slant: between(0, 12),
    direction: z.enum(['left', 'right']),
    fill: z.enum(['lines', 'diagonal', 'solid']),
    /** How far the shadow falls. */
    depth: between(0.1, 0.42),
  }),
  warp: z.object({
    bend: z.enum(['bulge', 'pinch', 'rise', 'arc', 'flag']),
    /** Share of the full bend. */
    strength: between(0.3, 1.3),
    contour: z.boolean(),
  }),
  symbol: z.object({ layout: z.enum(['beside', 'above']) }),
  blackletter: z.object({ sparks: z.boolean() }),
  script: z.object({ rise: between(0, 12) }),
  stencil: z.object({
    /** Width of a bridge. */
    bridge: between(0.06, 0.12),
    /** Corner marks around the name, as on a crate. */
    marks: z.boolean(),
  }),
  inline: z.object({
    /** What takes the accent: the line, nothing, or what the line encloses. */
    accent: z.enum(['line', 'none', 'core']),
    /** Width of the line, as a share of the strokes. */
    weight: between(0.14, 0.3),
  }),
  glitch: z.object({
    bands: z.int().check(z.gte(5), z.lte(9)),
    /** How far a band may be torn to the side. */
    shift: between(0.06, 0.22),
    slivers: z.int().check(z.gte(1), z.lte(5)),
  }),
  split: z.object({
    lower: z.enum(['outline', 'accent', 'block']),
    /** Where the seam runs, from the top. */
    seam: between(0.4, 0.62),
  }),
} as const;

export type ArchetypeId = keyof typeof archetypeParams;

export type ArchetypeParams = { [Id in ArchetypeId]: z.infer<(typeof archetypeParams)[Id]> };
