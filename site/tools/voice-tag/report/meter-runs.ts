/** A run of a meter: lit low, middle or clip, or dark. */
export type Run = 'low' | 'mid' | 'clip' | 'off';

/** What a scale shows, from its left end to its right, in dB. */
export interface Scale {
  from: number;
  to: number;
}

/** Where a value stands on a scale, 0 to 1. */
export function shareOf(value: number, { from, to }: Scale): number {
  return Math.min(Math.max((value - from) / (to - from), 0), 1);
}

interface Marks {
  /** From here on a run is yellow, and red. */
  mid: number;
  clip: number;
}

/** The runs of a meter that shows a level: lit up to it, each in the colour of its place. */
export function meterRuns(level: number | null, scale: Scale, { mid, clip }: Marks, count: number): Run[] {
  const step = (scale.to - scale.from) / count;
  return Array.from({ length: count }, (_, run) => {
    const at = scale.from + (run + 0.5) * step;
    if (level === null || at > level) return 'off';
    if (at >= clip) return 'clip';
    return at >= mid ? 'mid' : 'low';
  });
}
