import type { Gig } from '#core/gigs/gig.ts';
import { GIG_STATUSES, isBooked, isOff } from '#core/gigs/gig-status.ts';
import { holdPlace } from '#core/gigs/holds.ts';
import { clock } from '#core/gigs/set-times.ts';

/** How a gig is drawn: booked ones are filled, what is sent is outlined, holds are dashed, talks are dotted. */
export type ClipLook = 'booked' | 'sent' | 'held' | 'asked' | 'off';

export const LOOKS: Record<Exclude<ClipLook, 'off'>, string> = {
  booked: 'Confirmed',
  sent: 'Contract sent',
  held: 'Hold',
  asked: 'Lead or quote',
};

export function lookOf({ status }: Pick<Gig, 'status'>): ClipLook {
  if (isBooked(status)) return 'booked';
  if (isOff(status)) return 'off';
  if (status === 'contract-sent') return 'sent';
  return status === 'hold' ? 'held' : 'asked';
}

const WEIGHTS: readonly ClipLook[] = ['booked', 'sent', 'held', 'asked', 'off'];

/** Gigs of a night, what is agreed first; else as they came. */
export const byWeight = <G extends Pick<Gig, 'status'>>(gigs: readonly G[]): G[] =>
  gigs.toSorted((one, other) => WEIGHTS.indexOf(lookOf(one)) - WEIGHTS.indexOf(lookOf(other)));

/** `Hold, 2nd`, `Quoted`: the status in words. */
export const statusWords = ({ status, hold }: Pick<Gig, 'status' | 'hold'>): string =>
  status === 'hold' && hold ? `${holdPlace(hold)} hold` : GIG_STATUSES[status];

/** `Warsaw time 01:00–04:00`, where clocks at home show something else; else nothing. */
export function homeTimeWords({ startsAt, start }: Pick<Gig, 'startsAt' | 'start'>, zone: string): string {
  if (startsAt === null) return '';
  const at = clock(Date.parse(startsAt), zone);
  return at === start.slice(11, 16) ? '' : `${at} at home`;
}
