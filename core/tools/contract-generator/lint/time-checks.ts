import { dayWords, longDayWords } from '#core/day-words.ts';
import { dayAfter, isZone } from '#core/gigs/zoned-time.ts';
import { lengthWords } from '../figures.ts';
import { minutesOfTime } from '../set-of.ts';
import type { Check, Finding } from './check.ts';

/** A set that is longer is a slip, in minutes. */
const LONGEST_SET = 12 * 60;
/** A start before it is one after midnight, in minutes after midnight. */
const MORNING = 8 * 60;

const nights: Check = {
  id: 'nights',
  find({ contract, today }) {
    const [first] = contract.nights;
    if (!first)
      return [
        {
          severity: 'error',
          path: 'nights',
          title: 'The date is missing',
          text: 'The contract leaves it blank.',
        },
      ];
    return first < today
      ? [
          {
            ...{ severity: 'warning', path: 'nights', title: 'The date is in the past' },
            text: `It says ${longDayWords(first)}.`,
          },
        ]
      : [];
  },
  passed: ({ contract }) => {
    const [first = ''] = contract.nights;
    return contract.nights.length > 1 ? `${contract.nights.length} nights` : dayWords(first);
  },
};

function startFindings({ contract, terms }: Parameters<Check['find']>[0]): Finding[] {
  const { times, nights } = contract;
  const start = minutesOfTime(times.start);
  const [night] = nights;
  if (start === null || !night || times.isAfterMidnight || start >= MORNING || !terms.set) return [];
  return [
    {
      ...{ severity: 'warning', path: 'times.isAfterMidnight', clause: 'times' },
      title: 'Is that after midnight?',
      text: `${times.start} on ${dayWords(night)} is the morning before the night. The night after it is ${dayWords(dayAfter(night, 1))}.`,
      fix: {
        label: 'Yes, after midnight',
        change: { times: { ...times, isAfterMidnight: true } },
      },
    },
  ];
}

const set: Check = {
  id: 'set',
  find(looked) {
    const { contract, terms } = looked;
    const { start, end } = contract.times;
    const at = { path: 'times.end', clause: 'times' } as const;
    if (!start || !end)
      return [
        {
          ...{ ...at, severity: 'warning', path: start ? 'times.end' : 'times.start' },
          ...{ title: 'Set times are missing', text: 'Write when the set starts and when it ends.' },
        },
      ];
    if (start === end)
      return [
        {
          ...{ ...at, severity: 'error', title: 'The set ends when it starts' },
          text: `Both are ${start}. Write when it ends.`,
        },
      ];
    if (!terms.set) return null;
    const { minutes, endsOn } = terms.set;
    return [
      ...(minutes > LONGEST_SET
        ? [
            {
              ...{ ...at, severity: 'warning' as const, title: `Is the set ${lengthWords(minutes)} long?` },
              text: `${start} to ${end} ends on ${longDayWords(endsOn)}.`,
            },
          ]
        : []),
      ...startFindings(looked),
    ];
  },
  passed({ terms }) {
    if (!terms.set) return '';
    const { minutes, endsOn, startsOn, change } = terms.set;
    const length = `The set lasts ${lengthWords(minutes)}`;
    if (change) return `${length}: the clocks go ${change.minutes < 0 ? 'back' : 'forward'} during it`;
    return endsOn === startsOn ? length : `${length}, over midnight`;
  },
};

/** Arrival comes before the sound check, and that before the set. */
const order: Check = {
  id: 'order',
  find({ contract: { times } }) {
    const [loadIn, soundCheck, start] = [times.loadIn, times.soundCheck, times.start].map(minutesOfTime);
    if (loadIn === undefined || (loadIn === null && soundCheck === null) || times.isAfterMidnight)
      return null;
    const isBefore = (one: number | null | undefined, other: number | null | undefined): boolean =>
      one == null || other == null || one <= other;
    const found: Finding[] = [];
    const at = { severity: 'warning', clause: 'times' } as const;
    if (!isBefore(loadIn, soundCheck))
      found.push({
        ...{ ...at, path: 'times.soundCheck', title: 'The sound check is before the load-in' },
        text: `Load-in is at ${times.loadIn}, the sound check at ${times.soundCheck}.`,
      });
    const last = soundCheck ?? loadIn;
    if (!isBefore(last, start))
      found.push({
        ...{ ...at, path: 'times.start', title: 'The set starts before the sound check' },
        text: `${soundCheck === null ? `Load-in is at ${times.loadIn}` : `The sound check is at ${times.soundCheck}`}, the set starts at ${times.start}.`,
      });
    return found;
  },
  passed: () => 'Load-in, sound check and set follow each other',
};

/** Without a zone, a night on which the clocks change is counted wrong. */
const zone: Check = {
  id: 'zone',
  find: ({ contract: { zone } }) =>
    isZone(zone)
      ? []
      : [
          {
            ...{ severity: 'warning', path: 'zone', title: 'The time zone is missing' },
            text: 'It decides how long a set is on a night when the clocks change.',
          },
        ],
  passed: ({ contract: { zone } }) => `Times are those of ${zone.replaceAll('_', ' ')}`,
};

/** A meal is due where the work crosses noon or six. field: gigorg */
const MEALS = [12 * 60, 18 * 60] as const;

const meal: Check = {
  id: 'meal',
  find({ contract, terms, has }) {
    if (!has('hospitality') || !terms.set) return null;
    const start = minutesOfTime(contract.times.start) ?? 0;
    const arrival = minutesOfTime(contract.times.loadIn || contract.times.soundCheck) ?? start;
    const from = arrival <= start || contract.times.isAfterMidnight ? arrival : start;
    const until =
      start + terms.set.minutes + (contract.times.isAfterMidnight && arrival > start ? 24 * 60 : 0);
    const crossed = MEALS.find((at) => from < at && at < until);
    if (crossed === undefined) return null;
    return contract.hospitality.lines.length > 0
      ? []
      : [
          {
            ...{ severity: 'warning', path: 'hospitality.lines', clause: 'hospitality' },
            title: 'No meal is agreed',
            text: `You’re there over ${crossed === MEALS[0] ? '12:00' : '18:00'}. Schedule B is empty.`,
            fix: {
              label: 'Add a warm meal',
              change: { hospitality: { ...contract.hospitality, lines: ['A warm meal and water'] } },
            },
          },
        ];
  },
  passed: () => 'Food is in Schedule B',
};

export const TIME_CHECKS: readonly Check[] = [nights, set, order, zone, meal];
