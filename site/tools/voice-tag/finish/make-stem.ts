import type { DropCard } from '#core/tools/voice-tag/engine/files/drop-card.ts';
import type { Stem } from '#core/tools/voice-tag/engine/files/stems.ts';
import type { Aims } from '#core/tools/voice-tag/engine/loudness/master.ts';
import type { LoudnessReport } from '#core/tools/voice-tag/report.ts';
import { askFinish } from './ask-finish.ts';
import type { FileCourse } from './file-course.ts';
import { makeMp3 } from './make-mp3.ts';

/** WAV is of 24 bits. */
export type PackFormat = 'wav' | 'mp3';

export interface MadeStem {
  stem: Stem;
  bytes: Uint8Array<ArrayBuffer>;
  report: LoudnessReport;
  isReached: boolean;
  sha256: string;
}

/** A stem of a pack as a file. */
export async function makeStem(
  stem: Stem,
  asks: {
    aims: Aims;
    card: DropCard;
    cover: Uint8Array<ArrayBuffer> | null;
    format: PackFormat;
    seed: number;
  },
  course: FileCourse,
): Promise<MadeStem> {
  const { sound } = stem;
  const { format, ...rest } = asks;
  if (format === 'mp3') {
    const { mp3, ...made } = await makeMp3({ sound, ...rest }, course);
    return { stem, bytes: mp3, ...made };
  }
  const { wav, ...made } = await askFinish('wav', { sound, bits: 24, ...rest }, course);
  return { stem, bytes: wav, ...made };
}
