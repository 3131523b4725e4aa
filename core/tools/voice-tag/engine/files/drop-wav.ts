import type { Stereo } from '#core/music/sound.ts';
import type { LoudnessReport } from '../../report.ts';
import { chances } from '../beds/noise.ts';
import { broadcastChunk } from './broadcast-chunk.ts';
import { joined, latin } from './bytes.ts';
import type { DropCard } from './drop-card.ts';
import { pcmOf, type WavBits } from './pcm.ts';
import { chunk, le32 } from './riff.ts';
import { cueChunks, formatChunk, infoList, ixml } from './wav-info.ts';

const CHANNELS = 2;

export interface WavAsks {
  sound: Stereo;
  sampleRate: number;
  bits: WavBits;
  card: DropCard;
  report: LoudnessReport;
  /** An ID3 tag: where DJ programs look for tempo, key and cue points in a WAV. */
  id3: Uint8Array;
  /** Of the dither: the same seed gives the same file. */
  seed: number;
}

/** A WAV file with all that `card` says, and markers. */
export function dropWav({
  sound,
  sampleRate,
  bits,
  card,
  report,
  id3,
  seed,
}: WavAsks): Uint8Array<ArrayBuffer> {
  const chunks = [
    formatChunk(sampleRate, bits, CHANNELS),
    chunk('data', pcmOf(sound, bits, chances(seed))),
    ...[broadcastChunk(card, report), infoList(card), ...cueChunks(card, sampleRate)],
    ...[ixml(card), chunk('id3 ', id3)],
  ];
  const length = chunks.reduce((sum, { length }) => sum + length, 4);
  return joined([Uint8Array.from([...latin('RIFF'), ...le32(length), ...latin('WAVE')]), ...chunks]);
}
