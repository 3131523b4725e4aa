import { strFromU8 } from 'fflate';

/** A value in JSON, and what leads to it. */
export interface JsonPlace {
  path: readonly (string | number)[];
  /** Its bytes. */
  start: number;
  end: number;
  /** Whether it is a text or a number, rather than the signs around values or the name of a member. */
  isValue: boolean;
}

const [QUOTE, BACKSLASH, COMMA, COLON] = [34, 92, 44, 58] as const;
const OPENING: readonly (number | undefined)[] = [91, 123];
const CLOSING: readonly (number | undefined)[] = [93, 125];
const isSpace = (byte: number | undefined): boolean => byte !== undefined && byte <= 32;

/** Where the text that begins at a quote ends, after its last quote. */
function textEnd(json: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < json.length && json[at] !== QUOTE) at += json[at] === BACKSLASH ? 2 : 1;
  return Math.min(at + 1, json.length);
}

/** Where a number or a word ends. */
function wordEnd(json: Uint8Array, start: number): number {
  let at = start;
  while (at < json.length) {
    const byte = json[at];
    if (isSpace(byte) || byte === COMMA || byte === COLON || byte === QUOTE) break;
    if (OPENING.includes(byte) || CLOSING.includes(byte)) break;
    at += 1;
  }
  return Math.max(at, start + 1);
}

/** What a byte of well-formed JSON belongs to. @param json UTF-8 */
export function jsonPlaceAt(json: Uint8Array, offset: number): JsonPlace {
  /** Of each value around: the name or the index of its present member. */
  const path: (string | number)[] = [];
  let isName = false;
  let at = 0;
  while (at <= offset) {
    const byte = json[at];
    const start = at;
    if (OPENING.includes(byte)) {
      const isList = byte === OPENING[0];
      path.push(isList ? 0 : '');
      isName = !isList;
      at += 1;
    } else if (CLOSING.includes(byte)) {
      path.pop();
      at += 1;
    } else if (byte === COMMA) {
      const last = path.at(-1);
      isName = typeof last === 'string';
      path.splice(-1, 1, typeof last === 'number' ? last + 1 : '');
      at += 1;
    } else if (byte === COLON || isSpace(byte)) {
      at += 1;
    } else {
      at = byte === QUOTE ? textEnd(json, start) : wordEnd(json, start);
      if (isName) path.splice(-1, 1, JSON.parse(strFromU8(json.subarray(start, at))));
      if (offset < at) return { path, start, end: at, isValue: !isName };
      isName = false;
      continue;
    }
    if (offset < at) return { path, start, end: at, isValue: false };
  }
  return { path, start: offset, end: offset + 1, isValue: false };
}
