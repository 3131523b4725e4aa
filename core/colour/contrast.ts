import { linearRgb, luminanceOf } from './srgb.ts';

/** Contrast between two `#RRGGBB` colours, 1 to 21. WCAG 2.2, "contrast ratio". */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminanceOf(linearRgb(one)), luminanceOf(linearRgb(other))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
