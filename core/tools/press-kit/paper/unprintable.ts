import type { FieldError } from '#core/errors.ts';
import type { Paper } from '#core/paper/paper.ts';
import { missingCharacters } from '#core/paper/texts-of.ts';
import type { PressKit } from '../kit.ts';

/** The first field of the kit that has one of these characters. */
function fieldWith(value: unknown, characters: readonly string[], path = ''): string | null {
  if (typeof value === 'string') return characters.some((each) => value.includes(each)) ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, part] of Object.entries(value)) {
    const found = fieldWith(part, characters, path ? `${path}.${key}` : key);
    if (found !== null) return found;
  }
  return null;
}

/** The field with letters that no typeface has, before any document of the kit is begun; null where all can be printed. */
export function unprintable(kit: PressKit, everything: Paper): FieldError | null {
  const missing = missingCharacters(everything);
  if (missing.length === 0) return null;
  return {
    path: fieldWith(kit, missing) ?? 'artistName',
    reason: `No typeface here has ${missing.slice(0, 5).join(' ')}. Write it another way`,
  };
}
