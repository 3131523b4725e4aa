import type { Mono } from '#core/music/sound.ts';
import { fadeEnds } from '#core/tools/voice-tag/engine/voice/fade.ts';
import { normalise } from '#core/tools/voice-tag/engine/voice/level.ts';
import { noiseGate, RECORDING_GATE } from '#core/tools/voice-tag/engine/voice/noise-gate.ts';

/** What is done to the part of a recording that is kept. */
export interface RecordingShape {
  /** What lies so many dB under the peak is turned down; null leaves it. */
  gate: number | null;
  /** Brings the peak to -3 dBFS. */
  isLevelled: boolean;
}

const PEAK = 10 ** (-3 / 20);
/** Ends that were cut do not click, in seconds. */
const FADE = 0.004;

/** A part of a recording, gated, levelled and faded at its ends. */
export function shapeRecording(part: Mono, sampleRate: number, { gate, isLevelled }: RecordingShape): Mono {
  const gated = gate === null ? part : noiseGate(part, sampleRate, { ...RECORDING_GATE, threshold: gate });
  const levelled = isLevelled ? normalise(gated, PEAK) : gated;
  const fade = Math.round(FADE * sampleRate);
  return fadeEnds(levelled, fade, fade);
}
