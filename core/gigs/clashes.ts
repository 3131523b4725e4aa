import { CLASH_KINDS, type Clash, type ClashingGig, type ClashKind } from './clash.ts';
import { blockedWords, nightWords, radiusWords, timeClashWords } from './clash-words.ts';
import { isOff } from './gig-status.ts';
import { radiusClash } from './radius-clash.ts';
import { timeClash } from './time-clash.ts';
import type { Tracker } from './tracker-settings.ts';

/**
 * What stands against a gig: other gigs, and times away. What weighs most comes first, then by time. What is called off or
 * in the trash stands against nothing, and nothing against it; nor does one gig that was played against another. Whoever
 * reads the others takes those of `TIME_NIGHTS` nights around, and those of `GIG_MOST.radiusDays` where either has a radius clause.
 */
export function clashesOf(gig: ClashingGig, others: readonly ClashingGig[], settings: Tracker): Clash[] {
  if (!isOn(gig)) return [];
  const pairs = others
    .filter((other) => other.id !== gig.id && isOn(other) && !(isPlayed(gig) && isPlayed(other)))
    .toSorted(byStart)
    .flatMap((other) => [inTime(gig, other, settings), inNight(gig, other), inRadius(gig, other)]);
  return [...pairs, ...(isPlayed(gig) ? [] : timesAway(gig, settings))]
    .filter((clash) => clash !== null)
    .toSorted((one, other) => weightOf(one.kind) - weightOf(other.kind));
}

/** Neither called off nor in the trash. */
export const isOn = ({ status, deletedAt }: ClashingGig): boolean => !isOff(status) && deletedAt === null;
/** Played, paid or not: two of these don't clash any more. */
export const isPlayed = ({ status }: ClashingGig): boolean => status === 'played' || status === 'paid';
const weightOf = (kind: ClashKind): number => CLASH_KINDS.indexOf(kind);

/** By night, then as the walls show it; a night without a time comes before its times. */
function byStart(one: ClashingGig, other: ClashingGig): number {
  const [a = '', b = ''] = [one, other].map(({ night, start, id }) => `${night} ${start} ${id}`);
  return a < b ? -1 : 1;
}

const withGig = ({ id, title }: ClashingGig): Clash['with'] => ({ id, title });

function inTime(gig: ClashingGig, other: ClashingGig, settings: Tracker): Clash | null {
  const found = timeClash(gig, other, settings);
  if (!found) return null;
  const text = timeClashWords(found, settings);
  return { kind: found.kind, with: withGig(other), amount: found.amount, text };
}

/** One night, and the time of one of both is unknown: it has no `T`. */
function inNight(gig: ClashingGig, other: ClashingGig): Clash | null {
  const isKnown = gig.start.includes('T') && other.start.includes('T');
  if (gig.night !== other.night || isKnown) return null;
  return { kind: 'night', with: withGig(other), amount: 0, text: nightWords(gig, other) };
}

function inRadius(gig: ClashingGig, other: ClashingGig): Clash | null {
  const found = radiusClash(gig, other);
  if (!found) return null;
  const amount = Math.round(found.kilometres * 1000);
  return { kind: 'radius', with: withGig(other), amount, text: radiusWords(found) };
}

function timesAway({ night }: ClashingGig, { blocked }: Tracker): Clash[] {
  return blocked
    .filter(({ from, to }) => from <= night && night <= to)
    .map((away) => ({
      kind: 'blocked',
      with: { id: away.id, title: away.note || 'Time away' },
      amount: 0,
      text: blockedWords(away),
    }));
}
