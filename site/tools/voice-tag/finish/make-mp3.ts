import type { Stereo } from '#core/music/sound.ts';
import type { DropCard } from '#core/tools/voice-tag/engine/files/drop-card.ts';
import type { Aims } from '#core/tools/voice-tag/engine/loudness/master.ts';
import { WAVE_COLUMNS } from '#core/tools/voice-tag/tool.ts';
import { askFinish } from './ask-finish.ts';
import { decodeMp3 } from './decode-mp3.ts';
import type { FileCourse } from './file-course.ts';
import { pressUntilRight } from './press-until-right.ts';

export interface Mp3Asks {
  sound: Stereo;
  aims: Aims;
  card: DropCard;
  cover: Uint8Array<ArrayBuffer> | null;
}

/** Masters a sound and writes it as a tagged MP3; the report is of what that sounds like when it is decoded. */
export async function makeMp3({ sound, aims, card, cover }: Mp3Asks, course: FileCourse) {
  const { mp3: bare, ...right } = await pressUntilRight(aims, {
    press: (asked, by) => askFinish('press', { sound, aims: asked, by }, course),
    decode: decodeMp3,
    measure: (decoded, by) =>
      askFinish('measure', { sound: decoded, aims, by, columns: WAVE_COLUMNS }, course),
  });
  course.signal.throwIfAborted();
  return { ...right, ...(await askFinish('sign', { mp3: bare, card, cover }, course)) };
}
