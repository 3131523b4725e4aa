import { listed } from '#core/count-words.ts';
import { dayWords } from '#core/day-words.ts';
import { freeDatesText, freeNights } from '#core/gigs/free-dates.ts';
import type { Gig } from '#core/gigs/gig.ts';
import { GIG_STATUSES, isInTalks } from '#core/gigs/gig-status.ts';
import { holdWords } from '#core/gigs/holds.ts';
import type { Now } from '#core/gigs/next-step.ts';
import { dayAfter, daysBetween } from '#core/gigs/zoned-time.ts';
import type { Answer } from './answer.ts';
import { isoWeekday, weekdaysIn } from './asked-nights.ts';
import {
  type Asked,
  asFarAs,
  awayWords,
  calendarOn,
  isAmong,
  isOn,
  notKnown,
  sourceOf,
  weekdayWords,
} from './gig-asked.ts';
import { gigOn } from './gig-lines.ts';

/** Weeks ahead and weekdays where nobody names others: those of the calendar's free dates. */
const USUAL = { weeks: 12, weekdays: [5, 6] } as const;
const ALL_DAYS = [1, 2, 3, 4, 5, 6, 7];
/** Gigs that are named beside the dates. */
const MOST_NAMED = 6;

/** The nights on which another gig fits, and what is still being talked about on them. */
export function freeDates(asked: Asked): Answer {
  const { all, now, nights, known, tracker, words } = asked;
  const span = nights ?? {
    ...{ from: now.night, to: dayAfter(now.night, USUAL.weeks * 7 - 1) },
    ...{ words: `in the next ${USUAL.weeks} weeks`, weekdays: weekdaysIn(words) },
  };
  if (span.to < now.night) return { text: `That is over: ${span.words}.`, sources: [calendarOn(span.from)] };
  const beyond = notKnown(span, known);
  if (beyond) return beyond;
  if (span.from === span.to) return freeNight(span.from, asked);
  const isShort = daysBetween(span.from, span.to) < 7;
  const weekdays = span.weekdays ?? (isShort ? ALL_DAYS : USUAL.weekdays);
  const looked = {
    from: dayAfter(span.from, Math.max(0, daysBetween(span.from, now.night))),
    to: dayAfter(span.to, Math.min(0, daysBetween(span.to, known.to))),
    weekdays,
  };
  const isAsked = isAmong(looked);
  const talks = all.filter(({ night, status }) => isInTalks(status) && isAsked(night));
  const said = [
    `${freeDatesText(freeNights(all, tracker, looked))}.`,
    `I looked at ${isShort && !span.weekdays ? 'every night' : weekdayWords(weekdays)} ${span.words}, and left out nights without time for travel and sleep.`,
    talks.length > 0 &&
      `Still in talks: ${listed(talks.slice(0, MOST_NAMED).map((gig) => inTalks(gig, now)))}.`,
    ...awayWords(looked, tracker),
    asFarAs(span, known),
    all.length === 0 && 'You have no gigs coming up in your tracker.',
  ];
  return {
    text: said.filter(Boolean).join(' '),
    sources: [calendarOn(looked.from), ...talks.slice(0, 2).map(sourceOf)],
  };
}

const inTalks = (gig: Gig, now: Now): string =>
  `${gigOn(gig, now.night)} (${GIG_STATUSES[gig.status].toLowerCase()})`;

/** Whether one night is free, and what is on it, or too near it. */
function freeNight(night: string, { all, now, tracker }: Asked): Answer {
  const asked = { from: night, to: night, weekdays: [isoWeekday(night)] };
  const isFree = freeNights(all, tracker, asked).length > 0;
  const onIt = all.filter((gig) => gig.night === night && isOn(gig));
  const away = awayWords(asked, tracker);
  const isTooNear = (gig: Gig): boolean =>
    gig.night !== night && freeNights([gig], { ...tracker, blocked: [] }, asked).length === 0;
  const near = isFree || onIt.length > 0 || away.length > 0 ? [] : all.filter(isTooNear);
  const said = [
    isFree ? `Yes, ${dayWords(night)} is free.` : `No, ${dayWords(night)} isn’t free.`,
    ...onIt.slice(0, MOST_NAMED).map((gig) => `“${gig.title}” is on that night (${statusOf(gig, now)}).`),
    ...near.map(
      (gig) => `A set from 22:00 to 02:00 leaves no time for travel and sleep with ${gigOn(gig, now.night)}.`,
    ),
    ...away,
    all.length === 0 && 'You have no gigs coming up in your tracker.',
  ];
  return {
    text: said.filter(Boolean).join(' '),
    sources: [...[...onIt, ...near].slice(0, 2).map(sourceOf), calendarOn(night)],
  };
}

const statusOf = ({ status, hold }: Gig, { today }: Now): string => {
  const words = GIG_STATUSES[status].toLowerCase();
  if (status !== 'hold' || !hold) return words;
  const place = holdWords(hold, today);
  return `${words}: ${place.charAt(0).toLowerCase()}${place.slice(1)}`;
};
