import type { GigStatus } from '#core/gigs/gig-status.ts';
import { IMPORT_FIELDS, type Mapping } from '#core/gigs/import/guess-columns.ts';
import { isZone } from '#core/gigs/zoned-time.ts';
import type { Currency } from '#core/profile.ts';
import { meantZone, timeZones } from '#site/lib/time-zones.ts';
import { tonight } from '../parts/tonight.ts';
import type { Reading } from './messages.ts';
import type { Source } from './use-chosen-file.ts';

/** What was chosen of how a file is read. */
export interface Choices {
  mapping: Mapping;
  /** As it was typed; null where nobody did. */
  zone: string | null;
  currency: Currency | null;
  status: GigStatus;
  dayFirst: boolean | null;
  /** Repeating events of which all dates are imported, by their rows. */
  repeats: readonly number[];
}

export interface UsualValues {
  zone: string;
  currency: Currency;
}

/** What a file begins with. */
export const choicesFor = (source: Source | null): Choices => ({
  mapping: source?.kind === 'table' ? source.mapping : [],
  // What is in a calendar is mostly agreed on.
  status: source?.kind === 'calendar' ? 'confirmed' : 'lead',
  ...{ zone: null, currency: null, dayFirst: null, repeats: [] },
});

/** The zone that was chosen, or null where what was typed is none. */
export function zoneOf({ zone }: Choices, usual: UsualValues): string | null {
  const meant = zone === null ? usual.zone : meantZone(zone, timeZones());
  return isZone(meant) ? meant : null;
}

/** Why columns can't be read: by column, and of the table as a whole. */
export function mappingProblems(mapping: Mapping): {
  columns: ReadonlyMap<number, string>;
  whole: string | null;
} {
  const columns = new Map<number, string>();
  for (const [column, field] of mapping.entries()) {
    if (field === null || mapping.indexOf(field) === column) continue;
    const words = `${IMPORT_FIELDS[field]} is chosen twice`;
    columns.set(mapping.indexOf(field), words).set(column, words);
  }
  const [twice] = columns.keys();
  const field = twice === undefined ? null : mapping[twice];
  if (field)
    return { columns, whole: `${IMPORT_FIELDS[field]} is chosen for two columns. Leave one of them out.` };
  const isDated = mapping.includes('date') || mapping.includes('start');
  return { columns, whole: isDated ? null : 'Choose the column that has the date.' };
}

const DATED = ['date', 'start', 'end', 'until'] as const;

/** What changes with the columns: which date is meant is asked again where other columns have dates. */
export function withMapping({ mapping: before, dayFirst }: Choices, mapping: Mapping): Partial<Choices> {
  const isSame = DATED.every((field) => before.indexOf(field) === mapping.indexOf(field));
  return { mapping, dayFirst: isSame ? dayFirst : null };
}

/** How a file is read by what was chosen; null where that can't be done. */
export function readingOf(source: Source, choices: Choices, usual: UsualValues): Reading | null {
  const zone = zoneOf(choices, usual);
  if (zone === null) return null;
  const { mapping, status, dayFirst } = choices;
  if (source.kind === 'calendar')
    return { kind: 'calendar', zone, status, since: tonight(), chosen: choices.repeats };
  // Until another file has its own choices.
  const isOfFile = mapping.length === source.header.length;
  if (!isOfFile || mappingProblems(mapping).whole !== null) return null;
  return { kind: 'table', mapping, zone, currency: choices.currency ?? usual.currency, status, dayFirst };
}
