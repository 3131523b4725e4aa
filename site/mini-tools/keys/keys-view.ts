import { type CamelotKey, keyName } from '#core/music/camelot.ts';
import {
  heardAt,
  keyNames,
  MOVES,
  type MoveId,
  moveBetween,
  moved,
  notesInCommon,
  openKey,
} from '#core/music/keys.ts';
import { barsSeconds, beatMs, delayMs, matchTempo, NOTE_VALUES } from '#core/music/tempo.ts';

/** Two records: what plays, and what comes next. */
export interface Decks {
  key: CamelotKey;
  bpm: number;
  nextKey: CamelotKey;
  nextBpm: number;
}

export const EXAMPLE: Decks = { key: '8A', bpm: 124, nextKey: '9A', nextBpm: 128 };
export const BPM = { min: 60, max: 200 } as const;
export const BARS = [1, 4, 8, 16, 32, 64] as const;

/** What a move is called, and what it is used for. */
export const MOVE_WORDS: Readonly<Record<MoveId, { name: string; use: string }>> = {
  same: { name: 'Same key', use: 'Nothing changes but the record' },
  up: { name: '+1', use: 'A fifth up: lifts a little' },
  down: { name: '−1', use: 'A fifth down: lets go a little' },
  relative: { name: 'A ↔ B', use: 'Relative: same notes, other mood' },
  tone: { name: '+2', use: 'Energy boost, a whole tone up' },
  semitone: { name: '+7', use: 'Energy boost, a semitone up: cut, do not blend' },
};

const FEELS = { same: '', half: ', at half time', double: ', at double time' } as const;
/** Beyond so many cents two records sound out of tune with each other. */
const IN_TUNE = 15;

const signed = (value: number, digits: number): string => {
  const text = Math.abs(value).toFixed(digits);
  if (Number(text) === 0) return text;
  return `${value < 0 ? '−' : '+'}${text}`;
};
const plain = (value: number, digits = 1): string => String(Number(value.toFixed(digits)));

export interface KeysView {
  words: Record<string, string>;
  /** How the fields of the wheel stand to the key that plays. */
  kinds: Partial<Record<CamelotKey, 'same' | 'fits' | 'energy'>>;
  text: string;
}

/** Everything that the page says of two records. */
export function keysView(decks: Decks): KeysView {
  const words = { ...keyWords(decks.key), ...matchWords(decks), ...lengthWords(decks.bpm) };
  const kinds: KeysView['kinds'] = {};
  for (const move of MOVES) {
    kinds[moved(decks.key, move)] =
      move.id === 'same' ? 'same' : move.id === 'tone' || move.id === 'semitone' ? 'energy' : 'fits';
  }
  return { words, kinds, text: textOf(decks, words) };
}

function keyWords(key: CamelotKey): Record<string, string> {
  const rows = MOVES.map((move): [string, string][] => {
    const to = moved(key, move);
    return [
      [`${move.id}-key`, to],
      [`${move.id}-name`, keyNames(to)],
      [`${move.id}-open`, openKey(to)],
      [`${move.id}-common`, `${notesInCommon(key, to)} of 7`],
    ];
  });
  return { ...Object.fromEntries(rows.flat()), key, 'key-name': keyName(key), 'key-open': openKey(key) };
}

function matchWords({ key, bpm, nextKey, nextBpm }: Decks): Record<string, string> {
  const match = matchTempo(nextBpm, bpm);
  const heard = heardAt(nextKey, match.semitones);
  const off = Math.round(heard.cents);
  return {
    percent: `${signed(match.percent, 2)} %`,
    target: `${plain(nextBpm, 2)} to ${plain(match.bpm, 2)} BPM${FEELS[match.feel]}`,
    shift: `${signed(match.semitones, 2)} semitones`,
    cents: `${signed(match.semitones * 100, 0)} cents`,
    heard: `${heard.key} ${off === 0 ? 'in tune' : `${signed(off, 0)} cents`}`,
    'heard-name': keyName(heard.key),
    locked: verdictOf(key, nextKey, 0),
    unlocked: verdictOf(key, heard.key, off),
  };
}

function verdictOf(from: CamelotKey, to: CamelotKey, cents: number): string {
  const move = moveBetween(from, to);
  const way = `${from} → ${to}`;
  if (Math.abs(cents) > IN_TUNE) return `${way}, ${Math.abs(cents)} cents out of tune`;
  return move ? `${way}, ${MOVE_WORDS[move].name}` : `${way}, no named move`;
}

function lengthWords(bpm: number): Record<string, string> {
  const bars = BARS.map((count) => [`bars-${count}`, secondsWords(barsSeconds(count, bpm))]);
  const delays = NOTE_VALUES.flatMap(({ name, beats }) => {
    const { straight, dotted, triplet } = delayMs(beats, bpm);
    return [
      [`${name}-straight`, straight.toFixed(1)],
      [`${name}-dotted`, dotted.toFixed(1)],
      [`${name}-triplet`, triplet.toFixed(1)],
    ];
  });
  return {
    ...Object.fromEntries([...bars, ...delays]),
    beat: `${plain(beatMs(bpm))} ms`,
    bpm: plain(bpm, 2),
  };
}

/** `30.97 s`, `1:01.9`. */
function secondsWords(seconds: number): string {
  if (seconds < 59.995) return `${seconds.toFixed(2)} s`;
  const tenths = Math.round(seconds * 10);
  return `${Math.floor(tenths / 600)}:${((tenths % 600) / 10).toFixed(1).padStart(4, '0')}`;
}

const textOf = ({ key, bpm, nextKey, nextBpm }: Decks, words: Readonly<Record<string, string>>): string =>
  [
    `Playing ${key} at ${plain(bpm, 2)} BPM, next ${nextKey} at ${plain(nextBpm, 2)} BPM`,
    `Fader ${words.percent}: ${words.target}`,
    `Without key lock ${words.shift}: ${words.unlocked}`,
    `With key lock: ${words.locked}`,
    `16 bars: ${words['bars-16']}, a beat: ${words.beat}`,
    `Goes with ${key}: ${MOVES.map(({ id }) => words[`${id}-key`]).join(', ')}`,
  ].join('\n');
