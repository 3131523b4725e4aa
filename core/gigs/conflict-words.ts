import { count, listed } from '../count-words.ts';
import { dateWords, dayWords } from '../day-words.ts';
import { type Money, moneyWords } from '../money.ts';
import { EVENTS, UNITS, type Unit } from './booking.ts';
import { DEAL_KINDS, type DealKind } from './deal.ts';
import { percentWords, stepWords } from './deal-words.ts';
import {
  CALLED_OFF_BY,
  CONTACT_ROLES,
  type Gig,
  PAYMENT_KINDS,
  RIDER_RESULTS,
  SCHEDULE_KINDS,
  TRAVEL_BY,
} from './gig.ts';
import { GIG_STATUSES } from './gig-status.ts';
import { holdPlace } from './holds.ts';
import type { Conflict, Fields } from './merge-fields.ts';

/** A conflict as people read it: what it is about, and what each side made of it. */
interface ConflictWords {
  label: string;
  mine: string;
  stored: string;
}

/** What a value is said with: the other fields of its side, those of the other one, and the gig. */
interface Saying {
  side: Fields;
  other: Fields;
  gig: Gig;
}
type Say = (value: never, saying: Saying) => string;
type Field = readonly [label: string, say: Say];

const EMPTY = 'Empty';
const DELETED = 'Deleted';

const text: Say = (value: string | null) => value || EMPTY;
const number: Say = (value: number | null) => (value === null ? EMPTY : value.toLocaleString('en'));
const minutes: Say = (value: number | null) => (value === null ? EMPTY : count(value, 'minute'));
const days: Say = (value: number) => count(value, 'day');
const day: Say = (value: string | null) => (value === null ? 'No date' : dateWords(value));
const yesNo: Say = (value: boolean) => (value ? 'Yes' : 'No');
const name: Say = (value: { name: string; city?: string } | null) =>
  value === null ? 'None' : [value.name, value.city].filter(Boolean).join(', ');
const fee: Say = (value: Money | null) => (value === null ? 'No fee yet' : moneyWords(value));
const sumIn = ({ fee }: Gig, amount: number): string =>
  fee ? moneyWords({ amount, currency: fee.currency }) : amount.toLocaleString('en');
const sum: Say = (amount: number, { gig }) => sumIn(gig, amount);
type Step = Gig['deal']['steps'][number];
/** `Door deal, 60 %`: the share of the door where the deal has one, or where nothing else tells both sides apart. */
const deal: Say = (kind: DealKind, { side, other }) => {
  const hasShare = kind === 'door' || kind === 'guarantee' || kind === 'versus' || other.kind === kind;
  return hasShare ? `${DEAL_KINDS[kind]}, ${percentWords(Number(side.percent))}` : DEAL_KINDS[kind];
};
const oneOf =
  (words: Readonly<Record<string, string>>): Say =>
  (value: string | null) =>
    value === null ? 'Not said' : (words[value] ?? value);
const kinds = Object.fromEntries(Object.entries(SCHEDULE_KINDS).map(([kind, { label }]) => [kind, label]));

/** `02:30`, and which of two where the wall shows it twice and the second is meant. */
const clockOf = (moment: string): string =>
  moment.length > 16 ? `${moment.slice(11, 16)} (second)` : moment.slice(11, 16);

/** `Sat 28 Nov 2026, 23:00–02:00`; the zone too where both sides differ in it. */
const set: Say = (start: string, { side, other }) => {
  const [from = '', clock] = start.split('T');
  const times = clock === undefined ? 'time not known' : clocks(start as never, { side } as Saying);
  const zone = side.zone === other.zone ? '' : ` (${side.zone})`;
  return `${dayWords(from)}, ${times}${zone}`;
};
const clocks: Say = (start: string, { side }) =>
  `${clockOf(start)}${typeof side.end === 'string' ? `–${clockOf(side.end)}` : ''}`;
const list =
  (say: (item: never, gig: Gig) => string): Say =>
  (items: readonly never[], { gig }) =>
    items.length === 0 ? 'None' : listed(items.map((item) => say(item, gig)));

const holdAsWhole: Say = (hold: Gig['hold']) =>
  hold === null ? 'No hold' : `${holdPlace(hold)} hold${hold.until ? ` until ${dateWords(hold.until)}` : ''}`;
const radiusAsWhole: Say = (radius: Gig['radius']) =>
  radius === null
    ? 'None'
    : `${radius.distance} ${UNITS[radius.unit]}, ${days(radius.before as never, NOTHING)} before, ${days(radius.after as never, NOTHING)} after`;
const NOTHING = {} as Saying;

/** Fields of the gig itself. Start, end and zone are one. */
const OF_GIG: Readonly<Record<string, Field>> = {
  start: ['Set', set],
  title: ['Title', text],
  status: ['Status', oneOf(GIG_STATUSES)],
  type: ['Kind of event', oneOf(EVENTS)],
  venue: ['Venue', name],
  client: ['Client', name],
  fee: ['Fee', fee],
  hold: ['Hold', holdAsWhole],
  radius: ['Radius clause', radiusAsWhole],
  setUp: ['Time to set up', minutes],
  packDown: ['Time to pack down', minutes],
  contract: ['Contract', (value: string | null) => (value === null ? 'None' : 'Linked')],
  isPublic: ['Shown in the press kit', yesNo],
  notes: ['Notes', text],
  payments: ['Payments', list((item: Gig['payments'][number], gig) => paymentWords(item, gig))],
  tasks: ['Tasks', list((item: Gig['tasks'][number]) => item.text)],
  schedule: ['Times of the night', list((item: Gig['schedule'][number]) => timeWords(item))],
  contacts: ['People', list((item: Gig['contacts'][number]) => CONTACT_ROLES[item.role])],
};

/** Fields of its parts, by the name of the part. */
const OF_PARTS: Readonly<Record<string, Readonly<Record<string, Field>>>> = {
  hold: { order: ['Place of the hold', number], until: ['Hold until', day] },
  deal: {
    kind: ['Deal', deal],
    costs: ['Costs before the split', sum],
    steps: ['Bonus steps', list((step: Step, gig) => stepWords(step, (amount) => sumIn(gig, amount)))],
  },
  travel: {
    minutes: ['Travel time', minutes],
    kilometres: ['Distance', (value: number | null) => (value === null ? EMPTY : `${value} km`)],
    by: ['Travel by', oneOf(TRAVEL_BY)],
    from: ['Travel from', text],
    note: ['Travel note', text],
  },
  radius: {
    distance: ['Radius', (value: number, { side }) => `${value} ${UNITS[side.unit as Unit]}`],
    before: ['Radius clause, before', days],
    after: ['Radius clause, after', days],
  },
  outcome: {
    rider: ['Rider', oneOf(RIDER_RESULTS)],
    calledOffBy: ['Called off by', oneOf(CALLED_OFF_BY)],
  },
  payments: {
    kind: ['kind', oneOf(PAYMENT_KINDS)],
    amount: [
      'amount',
      (amount: number, saying) =>
        `${sum(amount as never, saying)}, ${saying.side.paidOn ? `paid ${dateWords(String(saying.side.paidOn))}` : 'not paid'}`,
    ],
    due: ['due', day],
  },
  tasks: {
    text: ['text', text],
    due: ['due', day],
    doneOn: ['', (doneOn: string | null) => (doneOn === null ? 'Not done' : `Done ${dateWords(doneOn)}`)],
  },
  schedule: {
    kind: ['kind', oneOf(kinds)],
    label: ['words', text],
    start: ['times', clocks],
  },
};

/** How an item of a list is named, and told as a whole. */
const ITEMS = {
  payments: {
    name: (item: Gig['payments'][number]) => PAYMENT_KINDS[item.kind],
    say: (item: Gig['payments'][number], gig: Gig) => paymentWords(item, gig),
  },
  tasks: {
    name: (item: Gig['tasks'][number]) => `Task “${item.text}”`,
    say: (item: Gig['tasks'][number]) => item.text,
  },
  schedule: {
    name: (item: Gig['schedule'][number]) => item.label || SCHEDULE_KINDS[item.kind].label,
    say: (item: Gig['schedule'][number]) => timeWords(item),
  },
} as const;

function paymentWords({ kind, amount, due, paidOn }: Gig['payments'][number], gig: Gig): string {
  const when = paidOn ? `, paid ${dateWords(paidOn)}` : due ? `, due ${dateWords(due)}` : '';
  return `${PAYMENT_KINDS[kind]} ${sum(amount as never, { gig, side: {}, other: {} })}${when}`;
}

const timeWords = ({ kind, label, start, end }: Gig['schedule'][number]): string =>
  `${clocks(start as never, { ...NOTHING, side: { end } })} ${label || SCHEDULE_KINDS[kind].label}`;

/** A conflict of a gig in words. */
export function conflictWords({ path, base, mine, stored }: Conflict, gig: Gig): ConflictWords {
  const [part, id] = path;
  const fields = part === undefined ? OF_GIG : (OF_PARTS[part] ?? {});
  if (part !== undefined && id !== undefined && part in ITEMS) {
    const { name: nameOf, say } = ITEMS[part as keyof typeof ITEMS] as {
      name(item: Fields): string;
      say(item: Fields, gig: Gig): string;
    };
    const known = (gig[part as 'tasks'] as readonly Fields[]).find((item) => item.id === id);
    const item = known ?? mine ?? stored ?? base ?? {};
    if (mine === null || stored === null || base === null) {
      const whole = (side: Fields | null): string => (side === null ? DELETED : say(side, gig));
      return { label: nameOf(item), mine: whole(mine), stored: whole(stored) };
    }
    const words = valuesIn(fields, { mine, stored }, gig);
    return { ...words, label: [nameOf(item), words.label].filter(Boolean).join(', ') };
  }
  return valuesIn(fields, { mine: mine ?? {}, stored: stored ?? {} }, gig);
}

/** The first field that the table knows says it all: those that go with it are among its words. */
function valuesIn(
  fields: Readonly<Record<string, Field>>,
  { mine, stored }: { mine: Fields; stored: Fields },
  gig: Gig,
): ConflictWords {
  const key = Object.keys(fields).find((one) => one in stored || one in mine);
  const [label, say] = (key === undefined ? undefined : fields[key]) ?? ['Details', text];
  const words = (side: Fields, other: Fields): string =>
    key === undefined ? EMPTY : say(side[key] as never, { side, other, gig });
  return { label, mine: words(mine, stored), stored: words(stored, mine) };
}
