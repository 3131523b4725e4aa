import * as z from 'zod/mini';
import type { FieldError } from './errors.ts';

/** Control characters, and those that turn the words around them to the other side. */
const CONTROLS = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;

/** Refuses control characters, which no field of one line has a use for. */
export const noControls = z.refine<string>((text) => !CONTROLS.test(text), 'Leave out control characters');

/** Of a text of several lines: ends them all with a line feed. */
export const unixLines = z.overwrite((text: string) => text.replace(/\r\n?/g, '\n'));

/** Refuses those that a text of several lines has no use for. */
export const noStrayControls = z.refine<string>(
  (text) => !CONTROLS.test(text.replaceAll(/[\n\t]/g, '')),
  'Leave out control characters',
);

/** Whether a text has a letter or a digit. Some letters have no width, such as the fillers of Hangul: they say nothing. */
export const saysSomething = (text: string): boolean =>
  /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u.test(text);

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** How deep a JSON value may be nested. */
const DEEPEST = 64;

/**
 * Why a JSON value cannot be taken in: a text with a NUL or with half of a surrogate pair, which no database stores as
 * it is, or more nesting than anything here has. Null where nothing is wrong.
 */
export function findUnstorable(value: unknown, path = '', depth = 0): FieldError | null {
  if (typeof value === 'string') {
    return isStorable(value) ? null : { path, reason: 'Leave out characters that are not text' };
  }
  if (value === null || typeof value !== 'object') return null;
  if (depth >= DEEPEST) return { path: '', reason: 'This is nested too deep' };
  for (const [key, part] of Object.entries(value)) {
    const at = (path ? `${path}.${key}` : key).slice(0, 200);
    const found = isStorable(key)
      ? findUnstorable(part, at, depth + 1)
      : { path, reason: 'Leave out characters that are not text' };
    if (found) return found;
  }
  return null;
}

/** The first `most` UTF-16 units of a text at most, and never half of a character. */
export const cutTo = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\uD800-\uDBFF]$/u, '');
