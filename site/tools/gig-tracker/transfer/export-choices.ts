import type { Gig } from '#core/gigs/gig.ts';
import { isOff } from '#core/gigs/gig-status.ts';
import { filterOf, isNarrowed, requestOf } from '../list/list-filter.ts';

/** What is exported. `shown` is what the list shows. */
export const EXPORT_WHATS = {
  all: 'All gigs',
  upcoming: 'Upcoming',
  year: 'One year',
  shown: 'This list',
} as const;
export type ExportWhat = keyof typeof EXPORT_WHATS;

export const EXPORT_FORMATS = {
  csv: { title: 'CSV', data: 'Spreadsheets', type: 'text/csv' },
  json: { title: 'JSON', data: 'Everything', type: 'application/json' },
  ics: { title: 'ICS', data: 'Calendars', type: 'text/calendar' },
} as const;
export type ExportFormat = keyof typeof EXPORT_FORMATS;

export interface ExportChoices {
  what: ExportWhat;
  year: string;
  format: ExportFormat;
  withCancelled: boolean;
}

/** Whether the address is that of a list that can be exported: the trash can't. */
export function isListShown(query: string): boolean {
  return new URLSearchParams(query).get('view') === 'list' && !filterOf(query).isTrash;
}

/** Whether the list shows fewer gigs than there are. */
export const isListNarrowed = (query: string): boolean => isListShown(query) && isNarrowed(filterOf(query));

/** What the API is asked for. */
export function exportRequest({ what, year }: ExportChoices, query: string, tonight: string) {
  if (what === 'shown') return requestOf(filterOf(query), tonight);
  return {
    ...{ sort: 'night' as const, order: 'asc' as const },
    ...(what === 'upcoming' && { from: tonight }),
    ...(what === 'year' && { from: `${year}-01-01`, to: `${year}-12-31` }),
  };
}

/** Without those that were called off or lost, unless they are wanted. */
export const wantedGigs = (gigs: readonly Gig[], { withCancelled }: ExportChoices): readonly Gig[] =>
  withCancelled ? gigs : gigs.filter(({ status }) => !isOff(status));

/** `deckhand-gigs-2026-11-28.csv`; a sample says so. */
export const exportName = (format: ExportFormat, today: string, isSample = false): string =>
  `deckhand-${isSample ? 'sample-' : ''}gigs-${today}.${format}`;
