import { dayWords, longDayWords } from '#core/day-words.ts';
import { minutesOfClock } from '#core/gigs/set-times.ts';
import { dayAfter, isZone } from '#core/gigs/zoned-time.ts';
import { lengthWords } from '../figures.ts';
import type { Check, Finding, Looked } from './check.ts';

/** A set that is longer is a slip, in minutes. */
const LONGEST_SET = 12 * 60;
/** A start before it is one after midnight, in minutes after midnight. */
const MORNING = 6 * 60;
const NOON = 12 * 60;

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

/** A start that is on the wrong side of midnight. */
function startFindings({ contract: { times, nights } }: Looked): Finding[] {
  const start = minutesOfClock(times.start);
  const [night] = nights;
  if (start === null || !night) return [];
  const at = { severity: 'warning', path: 'times.isAfterMidnight', clause: 'times' } as const;
  const fix = (label: string) => ({
    label,
    change: { times: { ...times, isAfterMidnight: !times.isAfterMidnight } },
  });
  const next = dayWords(dayAfter(night, 1));
  if (!times.isAfterMidnight && start < MORNING)
    return [
      {
        ...{ ...at, title: 'Is that after midnight?' },
        text: `${times.start} on ${dayWords(night)} is the morning before the night. The night ends on ${next}.`,
        fix: fix('Yes, after midnight'),
      },
    ];
  return times.isAfterMidnight && start >= NOON
    ? [
        {
          ...{ ...at, title: 'Is that the evening after?' },
          text: `${times.start} after midnight is the evening of ${next}.`,
          fix: fix(`No, ${dayWords(night)}`),
        },
      ]
    : [];
}

/** Nights on which the clocks are set during the set. */
const changed = ({ terms }: Looked) => terms.sets.filter(({ change }) => change !== null);

function lengthFindings({ contract: { times }, terms }: Looked): Finding[] {
  const at = { path: 'times.end', clause: 'times' } as const;
  const skipped = terms.sets.find((each) => each.skipped.length > 0);
  if (skipped)
    return [
      {
        ...{
          ...at,
          severity: 'error',
          title: `${skipped.skipped.join(' and ')} doesn’t exist on that night`,
        },
        text: `The clocks go forward on ${longDayWords(skipped.startsOn)}, and skip it. Write another time.`,
      },
    ];
  const doubled = terms.sets.find((each) => each.doubled.length > 0);
  if (doubled)
    return [
      {
        ...{
          ...at,
          severity: 'warning',
          title: `${doubled.doubled.join(' and ')} comes twice on that night`,
        },
        text: `The clocks go back on ${longDayWords(doubled.endsOn)}. The contract means the first one, which makes ${lengthWords(doubled.minutes)}.`,
      },
    ];
  const minutes = terms.minutes ?? 0;
  return minutes > LONGEST_SET
    ? [
        {
          ...{ ...at, severity: 'warning', title: `Is the set ${lengthWords(minutes)} long?` },
          text: `It says ${times.start} to ${times.end}.`,
        },
      ]
    : [];
}

const set: Check = {
  id: 'set',
  find(looked) {
    const { start, end } = looked.contract.times;
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
    return [...lengthFindings(looked), ...startFindings(looked)];
  },
  passed(looked) {
    const { sets, minutes } = looked.terms;
    const length = `The set lasts ${lengthWords(minutes ?? 0)}`;
    const [one] = changed(looked);
    if (one?.change) {
      const way = one.change.minutes < 0 ? 'back' : 'forward';
      return sets.length > 1
        ? `${length}, but ${lengthWords(one.minutes)} on ${dayWords(one.startsOn)}: the clocks go ${way}`
        : `${length}: the clocks go ${way} during it`;
    }
    return sets.some(({ startsOn, endsOn }) => endsOn !== startsOn) ? `${length}, over midnight` : length;
  },
};

/** Arrival comes before the sound check, and that before the set. */
const order: Check = {
  id: 'order',
  find({ contract: { times } }) {
    const [loadIn = null, soundCheck = null, start = null] = [
      times.loadIn,
      times.soundCheck,
      times.start,
    ].map(minutesOfClock);
    if (loadIn === null && soundCheck === null) return null;
    const found: Finding[] = [];
    const at = { severity: 'warning', clause: 'times' } as const;
    const isEvening = (minutes: number): boolean => !times.isAfterMidnight || minutes >= NOON;
    if (loadIn !== null && soundCheck !== null && loadIn > soundCheck && isEvening(soundCheck))
      found.push({
        ...{ ...at, path: 'times.soundCheck', title: 'The sound check is before the load-in' },
        text: `Load-in is at ${times.loadIn}, the sound check at ${times.soundCheck}.`,
      });
    const last = soundCheck ?? loadIn;
    if (last !== null && start !== null && last > start && !times.isAfterMidnight)
      found.push({
        ...{ ...at, path: 'times.start' },
        title: `The set starts before the ${soundCheck === null ? 'load-in' : 'sound check'}`,
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
const MEALS = [NOON, 18 * 60] as const;

const meal: Check = {
  id: 'meal',
  find({ contract, terms, has }) {
    if (!has('hospitality') || terms.minutes === null) return null;
    const start = minutesOfClock(contract.times.start) ?? 0;
    const arrival = minutesOfClock(contract.times.loadIn || contract.times.soundCheck) ?? start;
    const from = arrival <= start || contract.times.isAfterMidnight ? arrival : start;
    const until = start + terms.minutes + (contract.times.isAfterMidnight && arrival > start ? 24 * 60 : 0);
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
