import { type Mono, SAMPLE_RATE } from '#core/music/sound.ts';
import { AudioFileError } from './read-audio-file.ts';
import { addRecording, RECORDING_COLUMNS, SHORTEST_TAKE_SECONDS } from './recordings.store.ts';
import { lookAt } from './voice-file.ts';

/** Lists a sound as a recording of this tab. Throws AudioFileError where it is too short to be one. */
export async function takeIn(sound: Mono, name: string | null, isClipped = false): Promise<void> {
  if (sound.length < SHORTEST_TAKE_SECONDS * SAMPLE_RATE) {
    throw new AudioFileError(`Use at least ${SHORTEST_TAKE_SECONDS} seconds of sound.`);
  }
  addRecording({ sound, ...(await lookAt(sound, RECORDING_COLUMNS)) }, name, isClipped);
}
