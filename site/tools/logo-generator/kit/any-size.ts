/** Widths that a PNG can be asked for, in pixels. */
export const PNG_WIDTHS = { min: 16, max: 8192 } as const;

/** Pixels that browsers still draw: Safari's canvas ends here. */
const MOST_PIXELS = 16384 * 4096;

interface Shape {
  width: number;
  height: number;
}

/** The height of a shape at a width, at least 1. */
export const heightAt = ({ width, height }: Shape, wanted: number): number =>
  Math.max(1, Math.round((wanted * height) / width));

/** What is typed as a width: a whole number of pixels, or why it is none. */
export function readWidth(text: string, shape: Shape): { width: number } | { error: string } {
  const plain = text.trim();
  const { min, max } = PNG_WIDTHS;
  if (!/^\d+$/.test(plain)) return { error: `Type a whole number of pixels, ${min} to ${max}` };
  const width = Number(plain);
  if (width < min) return { error: `${min} pixels is the least` };
  if (width > max) return { error: `${max} pixels is the most; an SVG has no limit` };
  const height = heightAt(shape, width);
  if (width * height > MOST_PIXELS) {
    const most = Math.floor(Math.sqrt((MOST_PIXELS * shape.width) / shape.height));
    return { error: `It would be ${height} pixels tall; for this shape ${most} is the most` };
  }
  return { width };
}
