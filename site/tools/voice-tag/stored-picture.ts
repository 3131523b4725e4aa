import type { TakePicture } from './take-picture.ts';

/** What a take looks like as the browser keeps it: a letter a column, and its length. */
export interface StoredPicture extends Omit<TakePicture, 'wave'> {
  body: string;
  core: string;
  seconds: number;
}

export function storedPicture({ wave, ...picture }: TakePicture, seconds: number): StoredPicture {
  return { ...picture, seconds, body: letters(wave.body), core: letters(wave.core) };
}

/** The picture that a stored value stands for, with its length in seconds; null for what is none. */
export function readPicture(stored: unknown): { picture: TakePicture; seconds: number } | null {
  const { body, core, words, voice, seconds } = (stored ?? {}) as Partial<StoredPicture>;
  if (typeof body !== 'string' || typeof core !== 'string' || typeof seconds !== 'number') return null;
  if (!Array.isArray(words) || typeof voice?.at !== 'number' || typeof voice.seconds !== 'number')
    return null;
  return { picture: { wave: { body: peaks(body), core: peaks(core) }, words, voice }, seconds };
}

/** Peaks from 0 to 255 in 64 steps, from `?` on: none of these letters is escaped, but for one. */
const STEP = 255 / 63;
const FIRST = '?'.charCodeAt(0);

const letters = (values: readonly number[]): string =>
  String.fromCharCode(...values.map((value) => FIRST + Math.round(value / STEP)));

const peaks = (text: string): number[] =>
  Array.from(text, (letter) => Math.round((letter.charCodeAt(0) - FIRST) * STEP));
