import { dateWords, dayWords } from '#core/day-words.ts';
import { dayAfter, daysBetween, isZone, wallTime } from '#core/gigs/zoned-time.ts';
import { OPEN_DAYS, REMINDERS } from '#core/signing/envelope.ts';
import type { Contract } from '#core/tools/contract-generator/contract.ts';
import { localDay } from '#site/lib/local-day.ts';

/** The day at the venue; where its zone is not known, on this device. */
export const dayAt = (at: Date, zone: string): string =>
  isZone(zone) ? wallTime(at.getTime(), zone).day : localDay(at);

/** The first night that is still to come; null where all are over, or none is known. */
const nextNight = ({ nights }: Pick<Contract, 'nights'>, today: string): string | null =>
  nights.filter((night) => night >= today).toSorted()[0] ?? null;

const earliest = (...days: readonly (string | null)[]): string =>
  days.filter((day) => day !== null).toSorted()[0] ?? '';

/** Until when a link is open where nobody says otherwise: a month, and not longer than to the night. */
export const usualOpenUntil = (contract: Pick<Contract, 'nights'>, today: string): string =>
  earliest(dayAfter(today, OPEN_DAYS.usual), nextNight(contract, today));

/** The days on which who doesn’t sign is reminded, if it is sent today. */
export function reminderDays(
  contract: Pick<Contract, 'nights'>,
  { today, openUntil }: { today: string; openUntil: string },
): string[] {
  const last = earliest(dayAfter(today, REMINDERS.stop), openUntil, nextNight(contract, today));
  return Array.from({ length: REMINDERS.most }, (_, index) =>
    dayAfter(today, REMINDERS.first + index * REMINDERS.every),
  ).filter((day) => daysBetween(day, last) >= 0);
}

/** `28, 30 Nov, 2 Dec` */
export const daysWords = (days: readonly string[]): string =>
  days
    .map((day, index) => {
      const [date, month] = dateWords(day).split(' ');
      return days[index + 1]?.slice(0, 7) === day.slice(0, 7) ? date : `${date} ${month}`;
    })
    .join(', ');

/** The last day on which a link is open: it ends at this instant. */
export const lastDayWords = (expiresAt: string, zone: string): string =>
  dayWords(dayAt(new Date(new Date(expiresAt).getTime() - 1), zone));
