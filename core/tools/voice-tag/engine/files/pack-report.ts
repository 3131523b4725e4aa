import type { LoudnessReport } from '../../report.ts';
import { countedLoudness } from '../loudness/report-on.ts';
import type { DropCard } from './drop-card.ts';
import { STEMS, type StemId } from './stems.ts';
import { columns, instantWords, wrapped } from './text-lines.ts';

/** A file of a pack and what was measured on it. */
export interface PackEntry {
  path: string;
  stem: StemId;
  report: LoudnessReport;
  sha256: string;
}

export interface PackFacts {
  card: DropCard;
  entries: readonly PackEntry[];
  /** Stems that this drop has nothing to hear of. */
  silent: readonly StemId[];
  /** What the profile asks for, in LUFS; the entries' own target is lower where one of them could not follow. */
  wanted: number;
}

const WIDTH = 78;
const one = (value: number | null, unit: string): string =>
  value === null ? '-' : `${value.toFixed(1)} ${unit}`;

/** The measurements for people. */
export function packReport({ card, entries, silent, wanted }: PackFacts): string {
  const matched = entries[0]?.report.target ?? wanted;
  const head = ['File', 'Loudness', 'By', 'Momentary max', 'True peak', 'Length'];
  const rows = entries.map(({ path, report }) => [
    ...[path, one(countedLoudness(report), 'LUFS'), report.measuredBy],
    ...[one(report.momentaryMax, 'LUFS'), one(report.truePeak, 'dBTP'), `${report.seconds.toFixed(2)} s`],
  ]);
  const contents = entries.map(({ stem }) => [stem, STEMS[stem]]);
  return [
    `${[card.artist, card.title].filter(Boolean).join(': ')}`,
    columns([
      ['Tempo', `${card.bpm} BPM`],
      ['Key', card.key],
      ['Made', instantWords(card.madeAt)],
      ['Voice', card.spokenBy],
    ]),
    'MEASURED',
    columns([head, ...rows]),
    told(matchedWords(matched, wanted)),
    told(
      'Loudness by ITU-R BS.1770-4, true peak at four times the rate. By momentary means: too short for an integrated ' +
        'value, so the loudest 400 ms counts. MP3 files were measured after decoding.',
    ),
    'CONTENTS',
    columns(contents),
    ...silent.map((stem) => `No ${stem}: this drop has nothing to hear of it.`),
  ]
    .join('\n\n')
    .concat('\n');
}

const matchedWords = (matched: number, wanted: number): string =>
  matched === wanted
    ? `All files are set to ${wanted} LUFS, so that pads need no trimming.`
    : `All files are set to ${matched.toFixed(1)} LUFS, so that pads need no trimming. ${wanted} LUFS would have ` +
      'taken more limiting than one of them stands.';

const told = (text: string): string => wrapped(text, WIDTH);

/** The measurements for programs. */
export const packReportJson = ({ card, entries, wanted }: PackFacts): string =>
  `${JSON.stringify({ title: card.title, artist: card.artist, wanted, digitalSourceType: card.digitalSourceType, files: entries }, null, 2)}\n`;
