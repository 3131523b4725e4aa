import { strToU8 } from 'fflate';
import type { LoudnessReport } from '../../report.ts';
import { countedLoudness } from '../loudness/report-on.ts';
import { type DropCard, GENERATOR } from './drop-card.ts';
import { chunk, le16, le32 } from './riff.ts';

const VERSION = 2;
const RESERVED = 180;
/** Says that a value is not known. */
const UNKNOWN = 0x7fff;

/** `bext`, version 2 (EBU Tech 3285): who, when, and the measured loudness, for broadcasters' machines. */
export function broadcastChunk(card: DropCard, report: LoudnessReport): Uint8Array {
  const { range, truePeak, momentaryMax, shortTermMax } = report;
  const levels = [countedLoudness(report), range, truePeak, momentaryMax, shortTermMax];
  return chunk('bext', [
    ...fixed(card.title, 256),
    ...[...fixed(GENERATOR, 32), ...fixed('', 32)],
    ...[...fixed(card.madeAt.slice(0, 10), 10), ...fixed(card.madeAt.slice(11, 19), 8)],
    ...[...le32(0), ...le32(0), ...le16(VERSION), ...new Array<number>(64).fill(0)],
    ...levels.flatMap((level) => le16(level === null ? UNKNOWN : Math.round(level * 100))),
    ...new Array<number>(RESERVED).fill(0),
  ]);
}

/** A text in a field of so many bytes, cut between characters, NULs behind it. */
function fixed(text: string, length: number): number[] {
  let kept = '';
  for (const character of text) {
    if (strToU8(kept + character).length > length) break;
    kept += character;
  }
  const bytes = strToU8(kept);
  return [...bytes, ...new Array<number>(length - bytes.length).fill(0)];
}
