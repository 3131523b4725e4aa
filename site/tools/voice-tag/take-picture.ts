import type { SpokenWord } from '#core/tools/voice-tag/engine/spoken-word.ts';
import { measuredWave, type WaveColumns } from './deck/wave-desk.ts';
import type { MadeTake } from './takes.store.ts';

/** What a take looks like once its sound is gone: small enough to be kept by the browser. */
export interface TakePicture {
  wave: WaveColumns;
  /** On the time axis of the drop, in seconds, as the voice is. */
  words: readonly SpokenWord[];
  voice: { at: number; seconds: number };
}

/** Columns side by side that become one: more than a screen is wide of are none. */
const JOINED = 2;

/** What a take looks like. Rejects where its wave cannot be measured. */
export async function pictureOf({ take, sound }: MadeTake): Promise<TakePicture> {
  const { body, core } = await measuredWave(sound);
  const { at, seconds } = take.rendered.arrangement.voice;
  const words = take.words.map((word) => ({
    ...word,
    at: short(word.at + at),
    until: short(word.until + at),
  }));
  return { wave: { body: joined(body), core: joined(core) }, words, voice: { at, seconds } };
}

const short = (seconds: number): number => Number(seconds.toFixed(2));

const joined = (peaks: readonly number[]): number[] =>
  Array.from({ length: Math.floor(peaks.length / JOINED) }, (_, column) =>
    Math.max(...peaks.slice(column * JOINED, (column + 1) * JOINED)),
  );
