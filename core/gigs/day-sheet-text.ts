import { isolated } from '../bidi.ts';
import { type DaySheet, NOT_KNOWN } from './day-sheet.ts';

/** A day sheet as a message: for a chat, a mail, or whoever drives. */
export function daySheetText(sheet: DaySheet): string {
  const { title, warning, night, people, hasPhone, money, tasks, notes } = sheet;
  const blocks = [
    [
      ...(warning ? [`${warning.word}. ${warning.text}`] : []),
      title,
      `Night of ${night}`,
      ...keyTimes(sheet),
    ],
    placeLines(sheet),
    nightLines(sheet),
    [
      'PEOPLE',
      ...people.map(({ name, roles, phone, email }) =>
        [`${isolated(name)}${roles && ` (${roles})`}`, phone, email].filter(Boolean).join(', '),
      ),
      ...(hasPhone ? [] : [`Phone number ${NOT_KNOWN}`]),
    ],
    headed('MONEY', money.map(factLine)),
    headed(
      'TO DO',
      tasks.map(({ text, due }) => `- ${text}${due && ` (${due})`}`),
    ),
    headed('NOTES', notes.map(factLine)),
  ];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

const headed = (head: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [head, ...lines] : [];

const factLine = ([name, text]: readonly [string, string]): string => `${name}: ${text}`;

const inBrackets = (home: string): string => (home ? ` (${home})` : '');

function keyTimes({ times: { set, leave, travel } }: DaySheet): string[] {
  const day = (words: string): string => (words ? ` on ${words}` : '');
  return [
    set ? `Set ${set.hours}${inBrackets(set.home)}${day(set.day)}, ${set.zone}` : `Set time ${NOT_KNOWN}`,
    ...(leave
      ? [
          `Leave by ${leave.time}${leave.zone && ` ${leave.zone}`}${inBrackets(leave.home)}${day(leave.day)}: ${isolated(leave.words)}`,
        ]
      : []),
    ...(travel ? [`Travel: ${travel}`] : []),
  ];
}

function placeLines({ place: { name, address, noAddress, map, facts } }: DaySheet): string[] {
  return [
    'VENUE',
    name || `Venue ${NOT_KNOWN}`,
    address ?? `Address ${noAddress}`,
    ...facts.map(factLine),
    ...(map ? [`Map: ${map}`] : []),
  ];
}

const nightLines = ({ times: { times, notes } }: DaySheet): string[] =>
  headed('THE NIGHT', [
    ...times.flatMap(({ day, hours, home, label, isAssumed }) => [
      ...(day ? [day] : []),
      `${hours}${inBrackets(home)} ${isolated(label)}${isAssumed ? ' (estimated)' : ''}`,
    ]),
    ...notes,
  ]);
