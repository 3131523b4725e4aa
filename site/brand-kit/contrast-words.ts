/** Ratios of WCAG 2.2: any text, and large text or shapes. */
const TEXT = 4.5;
const LARGE = 3;

/** What a contrast to the ground is good for; null is the ground itself. */
export function contrastWords(contrast: number | null): string {
  if (contrast === null) return 'What the others stand on';
  const ratio = `${contrast.toFixed(1)} : 1 on the ground`;
  if (contrast >= TEXT) return `${ratio}, any text`;
  return contrast >= LARGE ? `${ratio}, large text and shapes` : `${ratio}, decoration only`;
}
