/** How full a bar is, 0 to 1. Values beyond the ends count as the ends; a maximum of nothing is empty. */
export function fraction(value: number, max: number): number {
  if (!(max > 0) || Number.isNaN(value)) return 0;
  return Math.min(Math.max(value / max, 0), 1);
}
