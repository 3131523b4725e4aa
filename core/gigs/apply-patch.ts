import type { FieldError } from '../errors.ts';
import { EMPTY_DETAILS, type Gig, type GigPatch, type NewGig } from './gig.ts';
import { unpaidOf } from './gig-sums.ts';
import { momentText, nightOf, readMoment } from './moment.ts';
import { wallTime } from './zoned-time.ts';

/** Longest set, in hours: a weekender is several gigs. */
const LONGEST_SET = 72;
const HOUR = 3_600_000;

/** What callers name and only the server, or whoever has the address book, can look up. */
export type VenueAndClient = Pick<Gig, 'venue' | 'client'>;

/** A gig as it begins, by what is said of it. `now` is an ISO instant. */
export function gigOfNew({ id, ...said }: NewGig & { id: string }, known: VenueAndClient, now: string): Gig {
  const blank: Gig = {
    ...EMPTY_DETAILS,
    ...{ id, version: 1, title: said.title, status: 'lead', statusAt: now },
    ...{
      night: said.start.slice(0, 10),
      start: said.start,
      end: null,
      zone: said.zone,
      startsAt: null,
      endsAt: null,
    },
    ...{ venue: null, client: null, fee: null, unpaid: 0, unpaidDue: null, seriesId: null },
    ...{ createdAt: now, updatedAt: now, deletedAt: null },
  };
  return { ...applyPatch(blank, said, known, now), version: 1 };
}

/**
 * The gig that a patch makes of another, one version later. Times are read again in the zone; a set that is moved without its
 * end keeps its length; a hold that has no place in the queue is the first.
 */
export function applyPatch(gig: Gig, patch: GigPatch, known: VenueAndClient, now: string): Gig {
  const { venue: _venue, client: _client, ...said } = patch;
  const defined = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
  const next: Gig = {
    ...gig,
    ...defined,
    ...(patch.venue !== undefined && { venue: known.venue }),
    ...(patch.client !== undefined && { client: known.client }),
    version: gig.version + 1,
    updatedAt: now,
  };
  if (next.status === 'hold') next.hold ??= { order: 1, until: null };
  if (next.status !== gig.status) next.statusAt = now;
  const timed = { ...next, ...timesOf(gig, next, patch) };
  const { amount, due } = unpaidOf(timed);
  return { ...timed, unpaid: amount, unpaidDue: due };
}

type Times = Pick<Gig, 'night' | 'start' | 'end' | 'startsAt' | 'endsAt'>;

function timesOf(before: Gig, next: Gig, patch: GigPatch): Times {
  const { zone } = next;
  const [saysStart, saysEnd] = [patch.start !== undefined, patch.end !== undefined];
  const isKept = zone === before.zone;
  const start = saysStart || isKept ? next.start : withoutOffset(next.start);
  const end = saysEnd || isKept || next.end === null ? next.end : withoutOffset(next.end);
  const from = readMoment(start, zone);
  if (from === null) return { night: start, start, end: saysEnd ? end : null, startsAt: null, endsAt: null };
  const length =
    before.startsAt && before.endsAt ? Date.parse(before.endsAt) - Date.parse(before.startsAt) : null;
  const isMoved = saysStart && !saysEnd && start !== before.start && length !== null;
  const until = isMoved ? from + length : end === null ? null : readMoment(end, zone);
  return {
    night: nightOf(wallTime(from, zone)),
    start: momentText(from, zone),
    end: until === null ? null : momentText(until, zone),
    startsAt: new Date(from).toISOString(),
    endsAt: until === null ? null : new Date(until).toISOString(),
  };
}

/** As the wall shows it: which of two equal times of one zone is meant says nothing in another. */
const withoutOffset = (moment: string): string => moment.slice(0, 'YYYY-MM-DDTHH:MM'.length);

/** What does not go together in a gig, by field. */
export function problemsOf(gig: Gig): FieldError[] {
  const { start, end, startsAt, endsAt, zone, fee, payments, deal, schedule, contacts } = gig;
  const problems: FieldError[] = [];
  const refuse = (path: string, reason: string) => void problems.push({ path, reason });
  if (end !== null && startsAt === null)
    refuse('end', `Say when it starts: ${start} is a day without a time`);
  if (startsAt !== null && endsAt !== null) {
    const hours = (Date.parse(endsAt) - Date.parse(startsAt)) / HOUR;
    if (hours <= 0) refuse('end', 'The end has to be after the start');
    if (hours > LONGEST_SET) refuse('end', `A set lasts ${LONGEST_SET} hours at most: add several gigs`);
  }
  const hasSums = payments.length > 0 || deal.costs > 0 || deal.steps.length > 0;
  if (fee === null && hasSums) refuse('fee', 'Give the fee first: it says the currency. 0 is fine');
  for (const [index, item] of schedule.entries())
    if (item.end !== null && !isAfter(item.end, item.start, zone))
      refuse(`schedule.${index}.end`, 'The end has to be after the start');
  const roles = contacts.map(({ contactId, role }) => `${contactId} ${role}`);
  for (const [index, role] of roles.entries())
    if (roles.indexOf(role) < index) refuse(`contacts.${index}`, 'This contact already has this role');
  return problems;
}

const isAfter = (moment: string, other: string, zone: string): boolean =>
  (readMoment(moment, zone) ?? 0) > (readMoment(other, zone) ?? 0);
