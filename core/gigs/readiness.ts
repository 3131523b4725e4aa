import { count } from '../count-words.ts';
import { dateInYear, shortDayWords } from '../day-words.ts';
import { type Money, moneyWords } from '../money.ts';
import { durationWords } from './duration-words.ts';
import { type Gig, type GigPayment, TRAVEL_BY } from './gig.ts';
import { GIG_STATUSES, isBooked, isInTalks, isOff } from './gig-status.ts';
import { hasRunOut, holdWords } from './holds.ts';
import { moneySoFar } from './money-so-far.ts';
import type { Now } from './next-step.ts';
import { nightPlan } from './night-parts.ts';
import { wayHome } from './reach.ts';
import { clock } from './set-times.ts';
import type { Tracker } from './tracker-settings.ts';
import { daysBetween, wallTime } from './zoned-time.ts';

/** How one part of a gig stands, in a line. */
export interface Readiness {
  part: 'status' | 'deposit' | 'balance' | 'travel' | 'tasks';
  name: string;
  text: string;
  /** `danger` is late, `waiting` is to be done, `ok` is done, `nothing` was never said. */
  state: 'danger' | 'waiting' | 'ok' | 'nothing';
}

/** How ready a gig is, for whoever reads it. */
export const readiness = (gig: Gig, settings: Tracker, now: Now): Readiness[] => [
  statusOf(gig, now),
  depositOf(gig, now.today),
  balanceOf(gig, now.today),
  travelOf(gig, settings),
  tasksOf(gig, now.today),
];

function statusOf({ status, statusAt, hold }: Gig, { today, zone }: Now): Readiness {
  const told = { part: 'status', name: GIG_STATUSES[status] } as const;
  if (status === 'hold' && hold)
    return { ...told, text: holdWords(hold, today), state: hasRunOut(hold, today) ? 'danger' : 'waiting' };
  const state = isBooked(status) ? 'ok' : isOff(status) ? 'nothing' : 'waiting';
  const { day } = wallTime(Date.parse(statusAt), zone);
  return { ...told, text: `Since ${dateInYear(day, today)}`, state };
}

const isDeposit = ({ kind, amount }: GigPayment): boolean => kind === 'deposit' && amount > 0;

function depositOf(gig: Gig, today: string): Readiness {
  const told = { part: 'deposit', name: 'Deposit' } as const;
  const deposits = gig.payments.filter(isDeposit);
  if (deposits.length === 0) return { ...told, text: 'None agreed', state: 'nothing' };
  if (!isOff(gig.status)) return { ...told, ...lineOf(gig, { fee: null, payments: deposits }, today) };
  const paid = deposits.filter(({ paidOn }) => paidOn !== null);
  if (paid.length === 0) return { ...told, text: 'Nothing owed', state: 'nothing' };
  return { ...told, text: paidWords(gig, sumOf(paid), paid, today), state: 'ok' };
}

/** What the fee leaves beside the deposits, and what comes on top; of a gig that is called off, its cancellation fee. */
function balanceOf(gig: Gig, today: string): Readiness {
  const { fee, payments, status } = gig;
  const told = { part: 'balance', name: 'Balance' } as const;
  if (isOff(status)) {
    const owed = payments.filter(({ kind, amount }) => kind === 'cancellation' && amount > 0);
    if (owed.length === 0) return { ...told, text: 'Nothing owed', state: 'nothing' };
    const line = lineOf(gig, { fee: null, payments: owed }, today);
    return { ...told, name: 'Cancellation fee', ...line };
  }
  const ofBalance = ({ kind, amount }: GigPayment): boolean =>
    (kind === 'balance' || kind === 'extra') && amount > 0;
  const balance = payments.filter(ofBalance);
  if (!fee && balance.length === 0) return { ...told, text: 'No fee yet', state: 'nothing' };
  const deposits = sumOf(payments.filter(isDeposit));
  const rest = fee && { ...fee, amount: Math.max(0, fee.amount - deposits) };
  if (!rest?.amount && balance.length === 0)
    return { ...told, text: deposits > 0 ? 'Covered by the deposit' : 'No fee', state: 'nothing' };
  if (rest && balance.length === 0 && isInTalks(status))
    return { ...told, text: `${moneyWords(rest)} in talks`, state: 'nothing' };
  return { ...told, ...lineOf(gig, { fee: rest, payments: balance }, today) };
}

const sumOf = (payments: readonly GigPayment[]): number =>
  payments.reduce((sum, { amount }) => sum + amount, 0);

type Line = Pick<Readiness, 'text' | 'state'>;

/** Of a part of the money: what is late, else what is to come next, else what came. */
function lineOf(gig: Gig, part: { fee: Money | null; payments: GigPayment[] }, today: string): Line {
  const { status } = gig;
  const { paid, late, toCome, next } = moneySoFar({ status, ...part }, today);
  // Nothing is late before it is agreed.
  if (late > 0 && next && !isInTalks(status)) {
    const days = count(daysBetween(next.due, today), 'day');
    return { text: `${moneyOf(gig, late)}, ${days} late`, state: 'danger' };
  }
  if (late + toCome === 0) return { text: paidWords(gig, paid, part.payments, today), state: 'ok' };
  if (next === null) return { text: `${moneyOf(gig, toCome)}, no due date`, state: 'waiting' };
  return { text: `${moneyOf(gig, next.amount)} due ${dateInYear(next.due, today)}`, state: 'waiting' };
}

const moneyOf = ({ fee }: Gig, amount: number): string =>
  fee ? moneyWords({ amount, currency: fee.currency }) : 'Money';

/** `€675 paid 6 Nov`: the last day on which something of it came in. */
function paidWords(gig: Gig, amount: number, payments: readonly GigPayment[], today: string): string {
  const last = payments
    .flatMap(({ paidOn }) => paidOn ?? [])
    .toSorted()
    .at(-1);
  return `${moneyOf(gig, amount)} paid${last ? ` ${dateInYear(last, today)}` : ''}`;
}

function travelOf(gig: Gig, settings: Tracker): Readiness {
  const told = { part: 'travel', name: 'Travel' } as const;
  const { minutes, source } = wayHome(gig, settings);
  const plan = nightPlan(gig, settings);
  const first = plan?.parts.find(({ lane }) => lane === 'travel');
  const isAhead = plan && first && first.from < plan.reach.starts;
  const { day } = isAhead ? wallTime(first.from, gig.zone) : { day: '' };
  const leave = isAhead
    ? `, leave ${day === gig.night ? '' : `${shortDayWords(day)} `}${clock(first.from, gig.zone)}`
    : '';
  if (source === 'unknown')
    return leave
      ? { ...told, text: leave.slice(2).replace('leave', 'Leave'), state: 'ok' }
      : { ...told, text: 'Not known yet', state: 'nothing' };
  if (source === 'city') return { ...told, text: `In your city${leave}`, state: 'ok' };
  const by = gig.travel.by === null ? '' : ` by ${TRAVEL_BY[gig.travel.by].toLowerCase()}`;
  if (source === 'estimate')
    return { ...told, text: `About ${durationWords(minutes)}${leave}`, state: 'waiting' };
  const way = gig.travel.by === 'foot' ? ' on foot' : by;
  return { ...told, text: `${durationWords(minutes)}${way}${leave}`, state: 'ok' };
}

function tasksOf({ tasks }: Gig, today: string): Readiness {
  const told = { part: 'tasks', name: 'Tasks' } as const;
  const open = tasks.filter(({ doneOn }) => doneOn === null);
  const late = open.filter(({ due }) => due !== null && due < today);
  if (tasks.length === 0) return { ...told, text: 'None yet', state: 'nothing' };
  if (open.length === 0)
    return { ...told, text: tasks.length === 1 ? 'Done' : `All ${tasks.length} done`, state: 'ok' };
  if (late.length > 0)
    return { ...told, text: `${late.length} late, ${open.length} of ${tasks.length} open`, state: 'danger' };
  return { ...told, text: `${open.length} of ${tasks.length} open`, state: 'waiting' };
}
