import type { WaveColumns } from './wave-desk.ts';

export interface WaveColours {
  body: string;
  core: string;
}

/** How much of its column a stroke fills. */
const STROKE = 0.62;
/** Strokes stand no nearer than this, in CSS pixels: nearer ones are one grey. */
const NARROWEST = 3;
/** Silence is a line all the same: least half height of a stroke, in pixels of the screen. */
const LEAST = 1;

/** Draws a wave over a canvas, mirrored: the whole band, and over it what lies below 220 Hz. Sizes in CSS pixels. */
export function drawWave(
  canvas: HTMLCanvasElement,
  wave: WaveColumns | null,
  { width, height, colours }: { width: number; height: number; colours: WaveColours },
): void {
  const dots = devicePixelRatio || 1;
  canvas.width = Math.max(1, Math.round(width * dots));
  canvas.height = Math.max(1, Math.round(height * dots));
  const pen = canvas.getContext('2d');
  if (!pen || !wave) return;
  const middle = canvas.height / 2;
  const reach = middle * 0.98;
  for (const [peaks, colour] of [
    [wave.body, colours.body],
    [wave.core, colours.core],
  ] as const) {
    const strokes = Math.max(1, Math.min(peaks.length, Math.floor(width / NARROWEST)));
    const step = canvas.width / strokes;
    const thick = Math.max(1, Math.round(step * STROKE));
    pen.fillStyle = colour;
    for (let stroke = 0; stroke < strokes; stroke++) {
      const half = Math.max(LEAST, (highest(peaks, stroke / strokes, (stroke + 1) / strokes) / 255) * reach);
      // On whole dots, or the strokes would run into each other.
      pen.fillRect(Math.round(stroke * step), middle - half, thick, 2 * half);
    }
  }
}

/** The highest of the peaks between two shares of their length. */
function highest(peaks: readonly number[], from: number, to: number): number {
  let most = 0;
  const end = Math.max(Math.floor(from * peaks.length) + 1, Math.floor(to * peaks.length));
  for (let at = Math.floor(from * peaks.length); at < end; at++) most = Math.max(most, peaks[at] ?? 0);
  return most;
}
