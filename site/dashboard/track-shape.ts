/** Strokes of the picture, and its height: units of its own view box. */
export const TRACK_STROKES = 240;
export const TRACK_HEIGHT = 56;

/** A number from 0 to 1 that looks like chance and is the same every time. */
function grain(index: number): number {
  const wave = Math.sin(index * 12.9898) * 43_758.5453;
  return wave - Math.floor(wave);
}

/** How loud a track is on its way, from 0 to 1: quiet bars, a build, the main part, a break, the main part, the way out. */
const LOUDNESS = [0.34, 0.46, 0.42, 0.86, 0.7, 0.4, 0.62, 0.92, 0.78, 0.5, 0.32] as const;

function loudnessAt(stroke: number): number {
  return LOUDNESS[Math.floor((stroke / TRACK_STROKES) * LOUDNESS.length)] ?? 0;
}

/**
 * A path of upright strokes on a ground line, drawn like the two bands of a waveform: `reach` 1 is the full band, less of
 * it the low one. It is the sign of a journey, not the picture of a sound.
 */
export function trackPath(reach: number): string {
  return Array.from({ length: TRACK_STROKES }, (_, stroke) => {
    const beat = stroke % 8 === 0 ? 1 : 0.55 + 0.35 * grain(stroke);
    const height = Math.max(1, Math.round(TRACK_HEIGHT * reach * beat * loudnessAt(stroke)));
    return `M${stroke} ${TRACK_HEIGHT}v-${height}`;
  }).join('');
}
