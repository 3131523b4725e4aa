import type { FieldError } from '#core/errors.ts';
import type { Paper } from './paper.ts';
import type { TextStyle } from './text-style.ts';
import { missingCharacters } from './texts-of.ts';

/** The first field of what is printed that has one of these characters. */
function fieldWith(value: unknown, characters: readonly string[], path = ''): string | null {
  if (typeof value === 'string') return characters.some((each) => value.includes(each)) ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, part] of Object.entries(value)) {
    const found = fieldWith(part, characters, path ? `${path}.${key}` : key);
    if (found !== null) return found;
  }
  return null;
}

const reasonOf = (missing: readonly string[]): string =>
  `No typeface here has ${missing.slice(0, 5).join(' ')}. Write it another way`;

/**
 * The field with letters that no typeface has, before any document is begun; null where all can be printed.
 * @param said what the paper was made from
 * @param orElse the path that is named where no field has them as they were typed
 */
export function unprintable(said: object, everything: Paper, orElse: string): FieldError | null {
  const missing = missingCharacters(everything);
  if (missing.length === 0) return null;
  return { path: fieldWith(said, missing) ?? orElse, reason: reasonOf(missing) };
}

/** The same of one text in one style. */
export function unprintableText(path: string, text: string, style: TextStyle): FieldError | null {
  const missing = missingCharacters({ blocks: [{ kind: 'paragraph', text, style }] });
  return missing.length > 0 ? { path, reason: reasonOf(missing) } : null;
}
