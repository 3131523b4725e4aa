import type { Gig } from './gig.ts';
import type { TrackerSettings } from './tracker-settings.ts';

type NightGig = Pick<Gig, 'id' | 'night' | 'start'>;
type Blocked = TrackerSettings['blocked'][number];

/** A line of the agenda, on its first day. Free nights that follow each other there are one. */
export type AgendaRow<G> =
  | { kind: 'gig'; day: string; gig: G }
  | { kind: 'free'; day: string; nights: string[] }
  | { kind: 'blocked'; day: string; blocked: Blocked };

interface AgendaMonth<G> {
  /** `2027-01` */
  month: string;
  rows: AgendaRow<G>[];
}

interface AgendaParts<G> {
  /** First and last day. */
  from: string;
  to: string;
  gigs: readonly G[];
  free: readonly string[];
  blocked: readonly Blocked[];
}

/** What is on, free and blocked from one day to another, by month. Months without anything are left out. */
export function agendaOf<G extends NightGig>(parts: AgendaParts<G>): AgendaMonth<G>[] {
  const { from, to, gigs, free, blocked } = parts;
  const rows: AgendaRow<G>[] = [
    ...gigs
      .filter(({ night }) => from <= night && night <= to)
      .map((gig) => ({ kind: 'gig' as const, day: gig.night, gig })),
    ...free
      .filter((night) => from <= night && night <= to)
      .map((night) => ({ kind: 'free' as const, day: night, nights: [night] })),
    ...blocked
      .filter((away) => away.from <= to && from <= away.to)
      .map((away) => ({
        kind: 'blocked' as const,
        day: [from, away.from].toSorted()[1] ?? from,
        blocked: away,
      })),
  ];
  const months: AgendaMonth<G>[] = [];
  for (const row of rows.toSorted(byDay)) {
    const month = row.day.slice(0, 7);
    const last = months.at(-1);
    if (last?.month !== month) months.push({ month, rows: [row] });
    else add(last.rows, row);
  }
  return months;
}

function add<G>(rows: AgendaRow<G>[], row: AgendaRow<G>): void {
  const last = rows.at(-1);
  if (row.kind === 'free' && last?.kind === 'free') last.nights.push(row.day);
  else rows.push(row);
}

const KINDS = ['blocked', 'free', 'gig'] as const;

/** Gigs of a day by their start; what is blocked before them. */
function byDay<G extends NightGig>(one: AgendaRow<G>, other: AgendaRow<G>): number {
  const [a = '', b = ''] = [one, other].map(
    (row) =>
      `${row.day} ${KINDS.indexOf(row.kind)} ${row.kind === 'gig' ? `${row.gig.start} ${row.gig.id}` : ''}`,
  );
  return a < b ? -1 : a > b ? 1 : 0;
}
