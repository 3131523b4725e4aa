import type { FieldError } from '#core/errors.ts';
import { isSame } from '#core/gigs/gig-patch.ts';
import { mergeFields } from '#core/gigs/merge-fields.ts';
import type { Book } from '../state/address.store.ts';
import type { Entry, Fields } from './book-calls.ts';
import { BOOK_FIELDS, type BookField, fieldText, readField } from './book-fields.ts';

/** An entry as it is typed, field by field. */
export type Values = Readonly<Record<string, string>>;

/** What a new entry begins with, beside empty fields. */
export const BLANK: Readonly<Record<Book, Fields>> = {
  venues: {},
  clients: { kind: 'business' },
  people: { role: 'promoter' },
};

/** What a form begins with: an entry, or a new one with what is known of it. */
export function valuesOf(book: Book, from: Entry | Fields): Values {
  const known: Fields = { ...BLANK[book], ...from };
  return Object.fromEntries(
    BOOK_FIELDS[book].map((field) => [field.name, fieldText(field, known[field.name])]),
  );
}

const NAMELESS: Readonly<Record<Book, string>> = {
  ...{ venues: 'Name the venue', clients: 'Name the client', people: 'Write a name' },
};

/** The fields that were typed otherwise than the form began with, or why some can't be read. */
export function readValues(
  book: Book,
  typed: Values,
  first: Values,
): { fields: Fields } | { problems: FieldError[] } {
  const problems: FieldError[] = [];
  const fields: Record<string, unknown> = {};
  for (const field of BOOK_FIELDS[book]) {
    const text = typed[field.name] ?? '';
    if (field.name === 'name' && text.trim() === '') problems.push({ path: 'name', reason: NAMELESS[book] });
    if (text === first[field.name]) continue;
    const reading = readField(field, text);
    if ('problem' in reading) problems.push({ path: field.name, reason: reading.problem });
    else fields[field.name] = reading.value;
  }
  return problems.length > 0 ? { problems } : { fields };
}

/** A field that both sides changed to different values. */
export interface Clash {
  field: BookField;
  mine: unknown;
  stored: unknown;
}

export interface MergedEntry {
  /** What is still to be saved onto what is stored. */
  fields: Fields;
  clashes: readonly Clash[];
  /** Fields that were changed elsewhere alone. */
  others: readonly BookField[];
}

/** Brings what was typed over `base` into what somebody else stored. Where both changed the same, somebody has to choose. */
export function mergeEntry(book: Book, base: Entry, typed: Fields, stored: Entry): MergedEntry {
  const all = BOOK_FIELDS[book];
  const only = (of: Fields): Fields => Object.fromEntries(all.map(({ name }) => [name, of[name]]));
  const sides = { base: only({ ...base }), mine: only({ ...base, ...typed }), stored: only({ ...stored }) };
  const { merged, conflicts } = mergeFields(sides, [], []);
  const clashing = new Set(conflicts.flatMap(({ mine }) => Object.keys(mine ?? {})));
  const isOther = (name: string, one: Fields, other: Fields): boolean => !isSame(one[name], other[name]);
  return {
    fields: Object.fromEntries(
      Object.entries(merged).filter(([name]) => isOther(name, merged, sides.stored)),
    ),
    clashes: all
      .filter(({ name }) => clashing.has(name))
      .map((field) => ({ field, mine: sides.mine[field.name], stored: sides.stored[field.name] })),
    others: all.filter(
      ({ name }) => isOther(name, sides.stored, sides.base) && !isOther(name, sides.mine, sides.base),
    ),
  };
}
