import { count } from '#core/count-words.ts';
import { SEAL_FILES } from '#core/signing/seal/seal.ts';
import type { ChangedByte, SealReport } from '#core/signing/seal/seal-report.ts';
import { elementOf, pair } from './element-of.ts';
import { byteWords, type HexRow, hexRows } from './hex-rows.ts';

/** Shown with the bytes around them; of more, only their number is told. */
const MOST_SHOWN = 3;

const NUM = { class: 'num' };

function place(byte: ChangedByte, entries: number): HTMLElement {
  const { file, entry, offset, is, was } = byte;
  const inEntry = entry === null ? [] : [pair('Entry', [`${entry} of ${entries}`], NUM)];
  return elementOf('dl', { class: 'verify-place' }, [
    pair('File', [file ?? 'The ZIP itself']),
    ...inEntry,
    pair('Byte', [offset.toLocaleString('en')], NUM),
    pair('Is', [byteWords(is)], { class: 'num danger' }),
    pair('Was', [byteWords(was)], { class: 'num ok' }),
  ]);
}

const cell = ({ hex, isChanged }: HexRow['cells'][number]): HTMLElement =>
  elementOf('td', isChanged ? { class: 'is-changed' } : {}, [hex]);

function row({ offset, cells }: HexRow): HTMLElement {
  const text = cells.map(({ text, isChanged }) => (isChanged ? elementOf('mark', {}, [text]) : text));
  return elementOf('tr', cells.some(({ isChanged }) => isChanged) ? { class: 'has-change' } : {}, [
    elementOf('th', { scope: 'row' }, [offset.toLocaleString('en')]),
    ...cells.map(cell),
    elementOf('td', { class: 'verify-hex-text' }, text),
  ]);
}

function hexTable(byte: ChangedByte, bytes: readonly ChangedByte[]): HTMLElement {
  const changed = new Set(bytes.filter(({ file }) => file === byte.file).map(({ offset }) => offset));
  return elementOf('table', { class: 'verify-hex num', 'aria-label': 'Bytes around the change' }, [
    elementOf('tbody', {}, hexRows(byte.around, changed).map(row)),
  ]);
}

/** Bytes of what was sealed are searched for; the seal itself and the ZIP are made again. */
function howFound({ file }: ChangedByte): HTMLElement[] {
  if (file === null || file === SEAL_FILES.seal || file === SEAL_FILES.signature) return [];
  const words = 'Set back to what it was, this byte fits the seal. No other change of one byte does.';
  return [elementOf('p', { class: 'small muted' }, [words])];
}

type Text = NonNullable<ChangedByte['text']>;

/** `It says 14:03:31, the sealed copy said 14:02:31.`, with both marked. */
function saidWords({ is, was }: Text): (Node | string)[] {
  const value = (tag: 'del' | 'ins', words: string) =>
    elementOf(tag, { class: 'num', dir: 'auto' }, [words || 'nothing']);
  return ['It says ', value('del', is), ', the sealed copy said ', value('ins', was), '.'];
}

/** What a byte of several belongs to; of one alone the detail of the report says it. */
const ofSeveral = ({ what, text }: ChangedByte): HTMLElement =>
  elementOf('p', { class: 'verify-said' }, [`${what}.`, ...(text ? [' ', ...saidWords(text)] : [])]);

/** The bytes of a copy that are others than when it was sealed: where each stands, what it is and what it was. */
export function changedBytes({ bytes, entries }: SealReport): HTMLElement[] {
  const shown = bytes.slice(0, MOST_SHOWN);
  const more = bytes.length - shown.length;
  const last = more > 0 ? `${count(more, 'more changed byte')}: see the report.` : '';
  return [
    ...shown.flatMap((byte) => [
      place(byte, entries.length),
      ...(bytes.length > 1 ? [ofSeveral(byte)] : []),
      elementOf('div', { class: 'verify-bytes' }, [hexTable(byte, bytes), ...howFound(byte)]),
    ]),
    ...(last ? [elementOf('p', { class: 'verify-more-bytes small muted' }, [last])] : []),
  ];
}

/** `It says 14:03:31, the sealed copy said 14:02:31.`, with both marked, where the detail of a report says so; null otherwise. */
export function changedText({ bytes, detail }: SealReport): (Node | string)[] | null {
  const text = bytes[0]?.text;
  if (!text?.is || !text.was) return null;
  const [before, after] = detail.split(`It says ${text.is}, the sealed copy said ${text.was}.`);
  if (before === undefined || after === undefined) return null;
  return [before, ...saidWords(text), after];
}
