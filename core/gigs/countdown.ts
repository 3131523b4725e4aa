const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** From this on a gig is counted in hours, in minutes. */
const HOURS_FROM = 48 * 60;

/** When a gig is, in ISO instants. */
export interface GigTimes {
  /** When its set begins; null while nobody knows. */
  starts: string | null;
  /** When it is over: its set, or its night. */
  ends: string;
  /** When its night begins where it is played. */
  night: string;
}

/** How far off a gig is: what leads up to it, and the figure. */
export interface Countdown {
  lead: string;
  figure: string;
}

/** `Next gig, in` `24 h 49 min`, `Tonight, set in` `3 h 20 min`, `On now`: of a gig that is not over at an instant (ms since 1970). */
export function countdown({ starts, night }: GigTimes, now: number): Countdown {
  const from = starts === null ? null : Date.parse(starts);
  if (from !== null && now >= from) return { lead: 'On now', figure: '' };
  // As a clock would be counted that shows no seconds.
  const minutes = from === null ? null : Math.ceil((from - Math.floor(now / MINUTE) * MINUTE) / MINUTE);
  const ahead = Date.parse(night) - now;
  if (ahead <= 0)
    return minutes === null
      ? { lead: 'Tonight, set time not known yet', figure: '' }
      : { lead: 'Tonight, set in', figure: hoursWords(minutes) };
  if (minutes !== null && minutes < HOURS_FROM) return { lead: 'Next gig, in', figure: hoursWords(minutes) };
  const days = Math.ceil(ahead / DAY);
  if (days === 1) return { lead: 'Next gig, tomorrow', figure: '' };
  return { lead: 'Next gig, in', figure: `${days.toLocaleString('en')} days` };
}

/** `24 h 49 min`, `3 h`, `20 min` */
function hoursWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}
