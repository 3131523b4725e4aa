import type { FieldError } from '#core/errors.ts';
import { durationWords, minutesOfText } from '#core/gigs/duration-words.ts';
import type { Gig, TRAVEL_BY } from '#core/gigs/gig.ts';
import { numberOfText } from '#core/number-of-text.ts';
import type { Reading } from '../../parts/use-gig-form.ts';

export interface TravelValues {
  from: string;
  by: keyof typeof TRAVEL_BY | 'none';
  minutes: string;
  kilometres: string;
  note: string;
  setUp: string;
  packDown: string;
}

const durationText = (minutes: number | null): string => (minutes === null ? '' : durationWords(minutes));

export const travelOf = ({ travel, setUp, packDown }: Gig): TravelValues => ({
  ...{ from: travel.from, by: travel.by ?? 'none', note: travel.note, minutes: durationText(travel.minutes) },
  ...{ kilometres: travel.kilometres === null ? '' : String(travel.kilometres) },
  ...{ setUp: durationText(setUp), packDown: durationText(packDown) },
});

/** Longest way, and longest time beside a set, in minutes. */
const LONGEST = { minutes: 4320, setUp: 1440, packDown: 1440 } as const;
const FURTHEST = 25_000;

/** What typed travel makes of a gig: empty fields say nothing, so that what is usual holds. */
export function readTravel(typed: TravelValues): Reading {
  const problems: FieldError[] = [];
  function minutes(path: keyof typeof LONGEST): number | null {
    const text = typed[path].trim();
    if (text === '') return null;
    const read = minutesOfText(text);
    if (read === null) problems.push({ path, reason: 'Write a time such as 1 h 30 or 90 min' });
    else if (read > LONGEST[path]) problems.push({ path, reason: `${durationWords(LONGEST[path])} at most` });
    return read;
  }
  const read = { minutes: minutes('minutes'), setUp: minutes('setUp'), packDown: minutes('packDown') };
  const far = typed.kilometres.trim();
  const kilometres = far === '' ? null : numberOfText(far.replace(/\s*km$/i, ''), 0);
  if (far !== '' && (kilometres === null || kilometres > FURTHEST))
    problems.push({
      path: 'kilometres',
      reason: `Write whole kilometres, ${FURTHEST.toLocaleString('en')} at most`,
    });
  if (problems.length > 0) return { problems };
  const by = typed.by === 'none' ? null : typed.by;
  const { setUp, packDown } = read;
  const travel = { minutes: read.minutes, kilometres, by, from: typed.from.trim(), note: typed.note.trim() };
  return { patch: { travel, setUp, packDown } };
}
