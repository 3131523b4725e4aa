import { count } from '../count-words.ts';
import { dateInYear } from '../day-words.ts';
import { moneyWords } from '../money.ts';
import { type Gig, PAYMENT_KINDS } from './gig.ts';
import { isInTalks } from './gig-status.ts';
import { hasRunOut, holdWords } from './holds.ts';
import { moneySoFar, SOON } from './money-so-far.ts';
import { dayAfter, daysBetween, wallTime } from './zoned-time.ts';

/** What a gig waits for, in a few words, and how that stands: `danger` is late, `waiting` is to be done, `ok` is fine. */
export interface NextStep {
  text: string;
  state: 'danger' | 'waiting' | 'ok' | 'nothing';
}

/** When and where somebody reads it. */
export interface Now {
  /** ISO, as the calendar has it: what is due is told by it. */
  today: string;
  /** ISO, the day by which the night that goes on is named: until 06:00 it is the one of yesterday. */
  night: string;
  /** IANA. */
  zone: string;
}

/** The one thing that comes next in a gig, for whoever reads it. Late money comes before all else. */
export function nextStep(gig: Gig, now: Now): NextStep {
  const { today } = now;
  const late = lateMoney(gig, today);
  if (late) return late;
  if (isInTalks(gig.status)) return inTalks(gig, now);
  if (gig.status === 'confirmed') return agreed(gig, now);
  if (gig.status === 'played') return played(gig, today);
  return over(gig);
}

/** Gigs whose money is late, the longest overdue first. */
export const lateGigs = (gigs: readonly Gig[], today: string): Gig[] =>
  gigs
    .filter((gig) => lateAmount(gig, today) !== null)
    .toSorted((one, other) => daysBetween(other.unpaidDue ?? today, one.unpaidDue ?? today));

/** Money of a gig without a fee is that of extras, and has no currency to tell. */
const money = ({ fee }: Gig, amount: number): string =>
  fee ? moneyWords({ amount, currency: fee.currency }) : 'Money';

/** What of a gig was due before a day and isn't paid, in minor units; null where nothing is late. */
export function lateAmount(gig: Gig, today: string): number | null {
  const { late } = moneySoFar(gig, today);
  return late > 0 && !isInTalks(gig.status) ? late : null;
}

function lateMoney(gig: Gig, today: string): NextStep | null {
  const amount = lateAmount(gig, today);
  if (amount === null) return null;
  const days = count(daysBetween(gig.unpaidDue ?? today, today), 'day');
  return { text: `${money(gig, amount)} is ${days} late`, state: 'danger' };
}

const ASKED = { lead: 'Asked', quoted: 'Quoted', 'contract-sent': 'Contract sent', hold: 'On hold' } as const;

function inTalks({ status, hold, statusAt, night }: Gig, now: Now): NextStep {
  const { today, zone } = now;
  if (night < now.night) return { text: 'The date has passed', state: 'danger' };
  if (status === 'hold' && hold)
    return { text: holdWords(hold, today), state: hasRunOut(hold, today) ? 'danger' : 'waiting' };
  const days = Math.max(0, daysBetween(wallTime(Date.parse(statusAt), zone).day, today));
  const when = days === 0 ? 'today' : days === 1 ? 'yesterday' : `${count(days, 'day')} ago`;
  return { text: `${ASKED[status as keyof typeof ASKED]} ${when}`, state: 'waiting' };
}

/** What falls due, else the night; once that is over, only what is late comes before saying that it was played. */
function agreed(gig: Gig, { today, night }: Now): NextStep {
  const due = fallsDue(gig, today);
  const isOver = gig.night < night;
  return due && (!isOver || due.state === 'danger') ? due : ahead(gig, night);
}

/** The first payment or task that is late or falls due soon. */
function fallsDue({ tasks, payments }: Gig, today: string): NextStep | null {
  const open = [
    ...payments
      .filter(({ kind, amount, paidOn }) => kind !== 'cancellation' && amount > 0 && paidOn === null)
      .map(({ kind, due }) => ({ what: PAYMENT_KINDS[kind], due })),
    ...tasks.filter(({ doneOn }) => doneOn === null).map(({ text, due }) => ({ what: text, due })),
  ];
  const [first] = open
    .flatMap(({ what, due }) => (due !== null && due <= dayAfter(today, SOON) ? [{ what, due }] : []))
    .toSorted((one, other) => daysBetween(other.due, one.due));
  if (!first) return null;
  return first.due < today
    ? { text: `${first.what}, ${count(daysBetween(first.due, today), 'day')} late`, state: 'danger' }
    : { text: `${first.what}, due ${dueWords(first.due, today)}`, state: 'waiting' };
}

function ahead({ night }: Gig, tonight: string): NextStep {
  const days = daysBetween(tonight, night);
  if (days < 0) return { text: 'Mark as played', state: 'waiting' };
  if (days === 0) return { text: 'Tonight', state: 'ok' };
  return { text: days === 1 ? 'Tomorrow' : `In ${count(days, 'day')}`, state: 'ok' };
}

function played(gig: Gig, today: string): NextStep {
  const { unpaid, unpaidDue } = gig;
  if (unpaid <= 0) return { text: 'Mark as paid', state: 'waiting' };
  const due = unpaidDue === null ? 'to come' : `due ${dueWords(unpaidDue, today)}`;
  return { text: `${money(gig, unpaid)} ${due}`, state: 'waiting' };
}

function over({ status, outcome }: Gig): NextStep {
  if (status === 'paid') return { text: 'Paid', state: 'ok' };
  if (status === 'lost') return { text: 'Lost', state: 'nothing' };
  const by = { client: ' by the client', me: ' by you', nobody: '' }[outcome.calledOffBy ?? 'nobody'];
  return { text: `Cancelled${by}`, state: 'nothing' };
}

/** `today`, else `28 Nov`. */
const dueWords = (due: string, today: string): string => (due === today ? 'today' : dateInYear(due, today));
