import type { Mono, Stereo } from '#core/music/sound.ts';
import type { VoiceDropOutput } from '../../tool.ts';

/** What counts as the core of a sound: what a club's subs play. */
const CORE_HZ = 220;

/** Peaks of both sides in equal pieces of time, from 0 to 1. */
export interface Wave {
  /** The whole band. */
  body: Float32Array;
  /** What lies below 220 Hz. */
  core: Float32Array;
}

/** The wave picture of a sound, `columns` wide. */
export function waveOf(sound: Stereo, columns: number, sampleRate: number): Wave {
  const body = new Float32Array(columns);
  const core = new Float32Array(columns);
  for (const side of sound) {
    keepPeaks(side, body);
    keepPeaks(below(side, CORE_HZ, sampleRate), core);
  }
  return { body, core };
}

/** The picture as it is stored: peaks from 0 to 255, where 255 is the highest of all. */
export function storedWave(sound: Stereo, columns: number, sampleRate: number): VoiceDropOutput['wave'] {
  const { body, core } = waveOf(sound, columns, sampleRate);
  const highest = body.reduce((most, peak) => Math.max(most, peak), 0);
  const whole = (peaks: Float32Array): number[] =>
    Array.from(peaks, (peak) => (highest > 0 ? Math.min(255, Math.round((255 * peak) / highest)) : 0));
  return { body: whole(body), core: whole(core) };
}

function keepPeaks(side: Mono, peaks: Float32Array): void {
  const perColumn = side.length / peaks.length;
  for (let column = 0; column < peaks.length; column++) {
    const from = Math.floor(column * perColumn);
    const until = Math.min(side.length, Math.max(from + 1, Math.floor((column + 1) * perColumn)));
    let most = peaks[column] ?? 0;
    for (let i = from; i < until; i++) most = Math.max(most, Math.abs(side[i] ?? 0));
    peaks[column] = most;
  }
}

/** A low-pass of 24 dB an octave: two Butterworth sections in a row. */
function below(side: Mono, hz: number, sampleRate: number): Mono {
  const k = Math.tan((Math.PI * hz) / sampleRate);
  const a0 = 1 + Math.SQRT2 * k + k * k;
  const [b, a1, a2] = [(k * k) / a0, (2 * (k * k - 1)) / a0, (1 - Math.SQRT2 * k + k * k) / a0];
  const out = new Float32Array(side);
  for (let section = 0; section < 2; section++) {
    let [s1, s2] = [0, 0];
    for (let i = 0; i < out.length; i++) {
      const x = out[i] ?? 0;
      const y = b * x + s1;
      s1 = 2 * b * x - a1 * y + s2;
      s2 = b * x - a2 * y;
      out[i] = y;
    }
  }
  return out;
}
