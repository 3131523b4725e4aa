/**
 * `900`, `1.200`, `1 200` and `1,200` as a whole number; null for anything else. What stands before three digits at a time is
 * no decimal point.
 */
export function wholeAmount(text: string): number | null {
  const plain = text.trim().replaceAll(/(?<=\d)[., '’\u00a0\u202f](?=\d{3}(?!\d))/g, '');
  return /^\d{1,9}$/.test(plain) ? Number(plain) : null;
}
