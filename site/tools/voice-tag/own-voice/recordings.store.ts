import { atom, computed } from 'nanostores';
import { type Mono, SAMPLE_RATE } from '#core/music/sound.ts';
import { LONGEST_TAKE_SECONDS } from '#core/voice.ts';
import type { RecordingShape } from './shape-recording.ts';
import { moveHandle, type Span } from './sound-span.ts';

/** A recording of this tab: nothing of it was sent anywhere. */
export interface Recording {
  id: number;
  name: string;
  sound: Mono;
  seconds: number;
  /** Columns from 0 to 1. */
  peaks: readonly number[];
  /** Where it is not silent. */
  heard: Span;
  /** What is kept of it. */
  span: Span;
  shape: RecordingShape;
  isClipped: boolean;
}

export const RECORDING_COLUMNS = 240;
export const SHORTEST_TAKE_SECONDS = 0.3;
/** dB under the peak. */
export const FIRST_GATE = -40;

export const $recordings = atom<readonly Recording[]>([]);
export const $chosenId = atom<number | null>(null);
export const $chosen = computed(
  [$recordings, $chosenId],
  (recordings, id) => recordings.find((recording) => recording.id === id) ?? null,
);

let last = 0;

/** Lists a recording, with the silence at its ends left out, and goes to it. */
export function addRecording(
  { sound, peaks, heard }: Pick<Recording, 'sound' | 'peaks' | 'heard'>,
  name: string | null,
  isClipped = false,
): void {
  const id = ++last;
  const seconds = sound.length / SAMPLE_RATE;
  const span = withinLongest(heard, seconds);
  const shape = { gate: FIRST_GATE, isLevelled: true };
  const recording = { id, name: name ?? `Take ${id}`, sound, seconds, peaks, heard, span, shape, isClipped };
  $recordings.set([recording, ...$recordings.get()]);
  $chosenId.set(id);
}

/** As long as may be kept at most, from where it begins. */
export function withinLongest(span: Span, seconds: number): Span {
  const bounds = { seconds, least: SHORTEST_TAKE_SECONDS, most: LONGEST_TAKE_SECONDS };
  return moveHandle(span, 'from', span.from, bounds);
}

export function changeRecording(id: number, part: Partial<Pick<Recording, 'span' | 'shape'>>): void {
  $recordings.set($recordings.get().map((one) => (one.id === id ? { ...one, ...part } : one)));
}

export function dropRecording(id: number): void {
  const rest = $recordings.get().filter((one) => one.id !== id);
  $recordings.set(rest);
  if ($chosenId.get() === id) $chosenId.set(rest[0]?.id ?? null);
}

export function dropAllRecordings(): void {
  $recordings.set([]);
  $chosenId.set(null);
}
