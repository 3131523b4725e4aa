import { gigsCsv } from '#core/gigs/export-csv.ts';
import { gigsJson } from '#core/gigs/export-json.ts';
import type { Gig } from '#core/gigs/gig.ts';
import { gigCalendarCopy } from '#core/gigs/gig-calendar.ts';
import type { ExportFormat } from './export-choices.ts';

export interface ExportAsk {
  gigs: readonly Gig[];
  format: ExportFormat;
  /** ms since 1970. */
  now: number;
}

function textOf({ gigs, format, now }: ExportAsk): string {
  if (format === 'csv') return gigsCsv(gigs);
  if (format === 'json') return gigsJson(gigs, new Date(now).toISOString());
  return gigCalendarCopy(gigs, { name: 'Gigs', origin: location.origin, stamp: now });
}

addEventListener('message', ({ data }: MessageEvent<ExportAsk>) => postMessage(textOf(data)));
