import { count } from '#core/count-words.ts';
import { dayWords, longDayWords } from '#core/day-words.ts';
import { clashesBetween } from '#core/gigs/clashes-between.ts';
import type { Gig } from '#core/gigs/gig.ts';
import { GIG_STATUSES, isBooked, isInTalks } from '#core/gigs/gig-status.ts';
import { inDaysWords, nightWords, setWords } from '#core/gigs/gig-text.ts';
import { holdWords } from '#core/gigs/holds.ts';
import { lateAmount, type Now, nextStep } from '#core/gigs/next-step.ts';
import { moneyWords } from '#core/money.ts';
import type { Answer } from './answer.ts';
import type { Fact } from './fact.ts';
import { freeDates } from './free-fact.ts';
import {
  type Asked,
  asFarAs,
  askedOf,
  awayWords,
  calendarOn,
  isAmong,
  isOn,
  NO_GIGS,
  notKnown,
  sourceOf,
  TRACKER,
  weekdayWords,
} from './gig-asked.ts';
import { GIG_ASKS } from './gig-asks.ts';
import { gigLine, gigOn, listOf, placeOf } from './gig-lines.ts';
import { unpaidGigs, unpaidOf } from './unpaid-fact.ts';

/** Gigs that are named in one answer. */
const MOST_LINES = 8;

/** A fact about gigs, told where they were looked up. */
const gigFact = (name: keyof typeof GIG_ASKS, tell: (asked: Asked) => Answer): Fact => ({
  ...GIG_ASKS[name],
  tell: (matter) => (matter.gigs ? tell(askedOf(matter, matter.gigs)) : null),
});

/** What the gigs of an account say: the next one, those of some nights, which nights are free, and what isn't paid. */
export const GIG_FACTS: readonly Fact[] = [
  gigFact('next', nextGig),
  gigFact('unpaid', unpaidGigs),
  gigFact('free', freeDates),
  gigFact('clashes', clashes),
  gigFact('holds', holds),
  gigFact('list', gigsOfNights),
];

const statusOf = ({ status }: Gig): string => GIG_STATUSES[status].toLowerCase();

function nextGig({ coming, now }: Asked): Answer {
  const booked = coming.find(({ status }) => isBooked(status));
  const talks = coming.find(({ status }) => isInTalks(status));
  const gig = booked ?? talks;
  if (!gig) return NO_GIGS;
  const head = booked
    ? 'Your next gig is'
    : `Nothing is confirmed yet. The next gig in talks (${statusOf(gig)}) is`;
  const step = nextStep(gig, now);
  const isBefore = booked && talks && talks.night < booked.night;
  const said = [
    `${head} “${gig.title}”, ${inDaysWords(gig.night, now.night).toLowerCase()}: the night of ${longDayWords(gig.night)}.`,
    `${[placeOf(gig), setWords(gig)].filter(Boolean).join('. ')}.`,
    moneyOf(gig, now),
    // Late money is said already, and so is when it is.
    step.state !== 'ok' && lateAmount(gig, now.today) === null && `What comes next: ${step.text}.`,
    isBefore && `Before that, still in talks: ${gigOn(talks, now.night)} (${statusOf(talks)}).`,
  ];
  return {
    text: said.filter(Boolean).join(' '),
    sources: [sourceOf(gig), ...(isBefore ? [sourceOf(talks)] : [])],
  };
}

function moneyOf(gig: Gig, { today }: Now): string {
  const fee = gig.fee ? `Fee ${moneyWords(gig.fee)}.` : 'No fee yet.';
  const open = unpaidOf(gig, today);
  if (open) return `${fee} Unpaid: ${open}.`;
  return isBooked(gig.status) && gig.fee && gig.fee.amount > 0 ? `${fee} All of it is paid.` : fee;
}

function gigsOfNights({ coming, all, now, nights, known, tracker }: Asked): Answer {
  if (!nights)
    return coming.length === 0 ? NO_GIGS : listedGigs(coming, `coming up until ${dayWords(known.to)}`, now);
  const beyond = notKnown(nights, known);
  if (beyond) return beyond;
  const { from, words, weekdays } = nights;
  const where = weekdays ? `on ${weekdayWords(weekdays)} ${words}` : words;
  const isAsked = isAmong(nights);
  const found = all.filter((gig) => isAsked(gig.night) && isOn(gig));
  const { text, sources } =
    found.length > 0
      ? listedGigs(found, where, now, from)
      : { text: `You have no gigs ${where}.`, sources: [calendarOn(from)] };
  const more = [...awayWords(nights, tracker), asFarAs(nights, known)].filter(Boolean).join(' ');
  return { text: more ? `${text}${found.length > 0 ? '\n\n' : ' '}${more}` : text, sources };
}

function listedGigs(gigs: readonly Gig[], where: string, now: Now, on?: string): Answer {
  const booked = gigs.filter(({ status }) => isBooked(status)).length;
  const talks = gigs.length - booked;
  const head =
    booked === 0
      ? `You have no confirmed gigs ${where}, but ${count(talks, 'gig')} in talks:`
      : `You have ${count(booked, 'gig')} ${where}${talks > 0 ? `, and ${talks} more in talks` : ''}:`;
  const lines = gigs.map((gig) => gigLine(gig, now.night));
  return {
    text: `${head}\n\n${listOf(lines, MOST_LINES)}`,
    sources: [calendarOn(on), ...gigs.slice(0, 2).map(sourceOf)],
  };
}

function holds({ coming, now }: Asked): Answer {
  const held = coming.filter(({ status }) => status === 'hold');
  if (held.length === 0) return { text: 'You have no holds on nights to come.', sources: [TRACKER] };
  const untilOf = ({ hold, night }: Gig): string => `${hold?.until ?? '9999'} ${night}`;
  const gigs = held.toSorted((one, other) => (untilOf(one) < untilOf(other) ? -1 : 1));
  const lines = gigs.map(({ title, night, hold }) =>
    [`${nightWords(night, now.night)}: “${title}”`, hold && holdWords(hold, now.today)]
      .filter(Boolean)
      .join('. '),
  );
  return {
    text: `You have ${count(gigs.length, 'hold')}, the first to run out first:\n\n${listOf(lines, MOST_LINES)}`,
    sources: gigs.slice(0, 3).map(sourceOf),
  };
}

function clashes({ coming, all, now, known, tracker }: Asked): Answer {
  if (coming.length === 0) return NO_GIGS;
  const found = clashesBetween(all, tracker, { from: now.night, to: known.to, most: MOST_LINES });
  if (found.length === 0)
    return { text: 'I found no clashes among the gigs you have coming up.', sources: [calendarOn()] };
  const lines = found.map(
    ({ gig, clash }) => `${gigOn(gig, now.night)} and “${clash.with.title}”: ${clash.text}`,
  );
  const many = found.length === MOST_LINES ? 'The first clashes' : count(found.length, 'clash', 'clashes');
  return {
    text: `${many}:\n\n${listOf(lines, MOST_LINES)}`,
    sources: [calendarOn(), ...found.slice(0, 2).map(({ gig }) => sourceOf(gig))],
  };
}
