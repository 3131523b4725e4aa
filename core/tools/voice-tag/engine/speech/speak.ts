import type { Mono } from '#core/music/sound.ts';
import type { SpeechParameters } from '../../styles.ts';
import { FLITE } from './flite-layout.ts';
import { type Phone, readPhones } from './phones.ts';
import { readWav } from './read-wav.ts';
import { type Instantiate, runProgram } from './wasi.ts';

/** Samples a second of what the engine speaks. */
export const SPOKEN_RATE = 16_000;

export interface Spoken {
  pcm: Mono;
  sampleRate: typeof SPOKEN_RATE;
  phones: readonly Phone[];
}

/** The engine could not speak a text. */
export class SpeechError extends Error {
  override name = 'SpeechError';
}

/** Puts a speaker and his vocoder's settings into the memory of a program that has not started yet. */
function seatSpeaker(memory: Uint8Array, recorded: Uint8Array, { speaker, tract }: SpeechParameters): void {
  memory.set(recorded, FLITE.speakers[speaker].start);
  const settings = new DataView(memory.buffer, memory.byteOffset + FLITE.vocoder[speaker]);
  settings.setInt32(FLITE.keepsMelody, 0, true);
  settings.setFloat32(FLITE.warping, tract, true);
}

/**
 * Speaks ASCII text with the recorded speaker `recorded`. Each phrase runs in a memory of its own, so that the same
 * text and parameters always give the same samples. Throws SpeechError.
 */
export function speak(
  instantiate: Instantiate,
  recorded: Uint8Array,
  parameters: SpeechParameters,
  text: string,
): Spoken {
  const { speaker, pitch, melody, stretch } = parameters;
  const settings = {
    int_f0_target_mean: pitch,
    int_f0_target_stddev: melody,
    duration_stretch: stretch,
  };
  const args = [
    ...['flite', '-voice', speaker],
    ...Object.entries(settings).flatMap(([name, value]) => ['--setf', `${name}=${value}`]),
    ...['-psdur', '-t', text, '-o', '/spoken.wav'],
  ];
  const ran = runProgram(instantiate, args, (memory) => seatSpeaker(memory, recorded, parameters));
  if (ran.code !== 0 || ran.file.length === 0) throw new SpeechError('The voice could not speak this');
  const { pcm, sampleRate } = readWav(ran.file);
  if (sampleRate !== SPOKEN_RATE) throw new SpeechError(`The voice spoke at ${sampleRate} samples a second`);
  return { pcm, sampleRate: SPOKEN_RATE, phones: readPhones(ran.printed) };
}
