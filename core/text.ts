import * as z from 'zod/mini';

/** Refuses control characters, which no field of one line has a use for. */
export const noControls = z.refine<string>((text) => !/\p{Cc}/u.test(text), 'Leave out control characters');

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/**
 * The path of the first text in a JSON value that no database stores as it is: one with a NUL or with half of a
 * surrogate pair. Null where there is none.
 */
export function findUnstorableText(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : path;
  if (value === null || typeof value !== 'object') return null;
  for (const [key, part] of Object.entries(value)) {
    const at = path ? `${path}.${key}` : key;
    const found = isStorable(key) ? findUnstorableText(part, at) : path;
    if (found !== null) return found;
  }
  return null;
}
