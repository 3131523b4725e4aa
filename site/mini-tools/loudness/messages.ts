import type { MeasuredSound } from '#core/music/measured-sound.ts';

/** What the worker is asked: a whole uncompressed file, or a decoded sound that comes in pieces. */
export type MeterQuestion =
  | { file: File }
  | { begin: { sampleRate: number; length: number } }
  | { left: Float32Array; right: Float32Array }
  | { end: true };

/** `share` answers every piece: the next may come. */
export type MeterReply = { share: number } | { sound: MeasuredSound } | { reason: string } | { coded: true };
