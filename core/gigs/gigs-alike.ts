import { GIG_MOST, type Gig } from './gig.ts';
import { isSame } from './gig-patch.ts';
import { isInTalks } from './gig-status.ts';
import { daysBetween } from './zoned-time.ts';

/**
 * The gigs that one contract can be for, `gig` among them: those of its series that are still to be played, on the same terms and
 * at the same times, and under no other contract. The soonest first.
 * @param tonight ISO
 */
export function gigsAlike(gig: Gig, others: readonly Gig[], tonight: string): Gig[] {
  const terms = termsOf(gig);
  const alike = others.filter(
    (one) =>
      one.id !== gig.id &&
      isToBePlayed(one, tonight) &&
      one.seriesId === gig.seriesId &&
      one.contract === null &&
      isSame(termsOf(one), terms),
  );
  const all = gig.seriesId === null ? [gig] : [gig, ...alike].toSorted(bySoonest);
  return all.slice(0, GIG_MOST.repeats);
}

/** Whether a contract may still be written for it. */
export const isToBePlayed = ({ status, night, deletedAt }: Gig, tonight: string): boolean =>
  deletedAt === null && night >= tonight && (isInTalks(status) || status === 'confirmed');

const bySoonest = (one: Gig, other: Gig): number => daysBetween(other.night, one.night);

/** A day as days after the night, and what a clock shows then. */
const onNight = (night: string, moment: string | null) =>
  moment && [daysBetween(night, moment.slice(0, 10)), moment.slice(11, 16)];

/** What a contract says of each of its nights. */
function termsOf({ night, start, end, zone, type, venue, client, fee, deal, schedule }: Gig) {
  const timeOf = (kind: string) => onNight(night, schedule.find((item) => item.kind === kind)?.start ?? null);
  return {
    ...{ start: onNight(night, start), end: onNight(night, end), zone, type, fee, deal },
    ...{ loadIn: timeOf('load-in'), soundCheck: timeOf('sound-check') },
    ...{ venue: venue?.id ?? null, client: client?.id ?? null },
  };
}
