import { type Act, clockOfMinutes, minutesOfClock, type Night } from '#core/gigs/set-times.ts';
import { dayAfter, isZone } from '#core/gigs/zoned-time.ts';

/** What the planner lets one set. */
export const STEP = 5;
export const LONGEST = 600;
export const MOST_ACTS = 16;
export const NAME_LENGTH = 40;
export const GAPS = [0, 5, 10, 15, 20, 30];

/** What the page shows before anything is changed. */
export const EXAMPLE: Night = {
  day: '2026-11-28',
  doors: 22 * 60,
  curfew: 6 * 60,
  zone: 'Europe/Berlin',
  changeover: 5,
  acts: [
    { name: 'Warm-up', minutes: 90, b2b: false },
    { name: 'Resident', minutes: 90, b2b: false },
    { name: 'Headline', minutes: 120, b2b: false },
    { name: 'Closing', minutes: 150, b2b: false },
  ],
};

/** Whether there is such a day in this century. */
export function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text) || Number.isNaN(Date.parse(text))) return false;
  return dayAfter(text, 0) === text;
}

/** A length that the planner can set: the nearest step within its range. */
export const lengthOf = (minutes: number): number =>
  Math.min(LONGEST, Math.max(STEP, Math.round(minutes / STEP) * STEP));

/** `90:Mara`, or `90+:Mara` where she plays back to back with the act before. */
const actText = ({ name, minutes, b2b }: Act): string => `${minutes}${b2b ? '+' : ''}:${name}`;

function readAct(text: string): Act[] {
  const [, minutes, b2b, name = ''] = /^(\d{1,3})(\+?):(.*)$/s.exec(text) ?? [];
  if (minutes === undefined || name.length > NAME_LENGTH) return [];
  return [{ name, minutes: lengthOf(Number(minutes)), b2b: b2b === '+' }];
}

/** The night as an address has it. */
export function addressOfNight(night: Night): URLSearchParams {
  return new URLSearchParams([
    ['day', night.day],
    ['doors', clockOfMinutes(night.doors).replace(':', '')],
    ['curfew', clockOfMinutes(night.curfew).replace(':', '')],
    ['zone', night.zone],
    ['gap', String(night.changeover)],
    ...night.acts.map((act): [string, string] => ['act', actText(act)]),
  ]);
}

/** Reads a night from an address; what is missing or cannot be is taken from `base`. */
export function nightOf(asked: URLSearchParams, base: Night): Night {
  const [day, zone] = [asked.get('day') ?? '', asked.get('zone') ?? ''];
  const gap = Number(asked.get('gap') ?? Number.NaN);
  const acts = asked.getAll('act').flatMap(readAct).slice(0, MOST_ACTS);
  return {
    day: isDay(day) ? day : base.day,
    doors: minutesOfClock(asked.get('doors') ?? '') ?? base.doors,
    curfew: minutesOfClock(asked.get('curfew') ?? '') ?? base.curfew,
    zone: isZone(zone) ? zone : base.zone,
    changeover: GAPS.includes(gap) ? gap : base.changeover,
    acts: acts.length > 0 ? acts : base.acts,
  };
}
