import { count } from '../count-words.ts';
import { dateWords, shortDateWords, shortDayWords } from '../day-words.ts';
import { moneyWords } from '../money.ts';
import { durationWords } from './duration-words.ts';
import { type Gig, type GigPayment, TRAVEL_BY } from './gig.ts';
import { GIG_STATUSES, isBooked, isOff } from './gig-status.ts';
import { hasRunOut, holdWords } from './holds.ts';
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

/** How ready a gig is, on a day (ISO) of whoever reads it. */
export const readiness = (gig: Gig, settings: Tracker, today: string): Readiness[] => [
  statusOf(gig, today),
  depositOf(gig, today),
  balanceOf(gig, today),
  travelOf(gig, settings),
  tasksOf(gig, today),
];

/** `28 Nov`, and with its year where that is another. */
const on = (day: string, today: string): string =>
  day.slice(0, 4) === today.slice(0, 4) ? shortDateWords(day) : dateWords(day);

function statusOf({ status, statusAt, hold }: Gig, today: string): Readiness {
  const told = { part: 'status', name: GIG_STATUSES[status] } as const;
  if (status === 'hold' && hold)
    return { ...told, text: holdWords(hold, today), state: hasRunOut(hold, today) ? 'danger' : 'waiting' };
  const state = isBooked(status) ? 'ok' : isOff(status) ? 'nothing' : 'waiting';
  return { ...told, text: `Since ${on(statusAt.slice(0, 10), today)}`, state };
}

function depositOf(gig: Gig, today: string): Readiness {
  const told = { part: 'deposit', name: 'Deposit' } as const;
  const deposits = gig.payments.filter(({ kind }) => kind === 'deposit');
  if (deposits.length === 0) return { ...told, text: 'None agreed', state: 'nothing' };
  return { ...told, ...paymentsOf(gig, deposits, today) };
}

function balanceOf(gig: Gig, today: string): Readiness {
  const { fee, payments, status, unpaid } = gig;
  if (isOff(status)) {
    const owed = payments.filter(({ kind }) => kind === 'cancellation');
    const told = { part: 'balance', name: owed.length > 0 ? 'Cancellation fee' : 'Balance' } as const;
    if (owed.length === 0) return { ...told, text: 'Nothing owed', state: 'nothing' };
    return { ...told, ...paymentsOf(gig, owed, today) };
  }
  const told = { part: 'balance', name: 'Balance' } as const;
  const balance = payments.filter(({ kind }) => kind === 'balance' || kind === 'extra');
  if (balance.length > 0) return { ...told, ...paymentsOf(gig, balance, today) };
  if (!fee) return { ...told, text: 'No fee yet', state: 'nothing' };
  if (status === 'paid') return { ...told, text: `${moneyWords(fee)} paid`, state: 'ok' };
  if (!isBooked(status)) return { ...told, text: `${moneyWords(fee)} in talks`, state: 'nothing' };
  if (unpaid <= 0) return { ...told, text: 'Paid in full', state: 'ok' };
  return {
    ...told,
    text: `${moneyWords({ amount: unpaid, currency: fee.currency })}, no due date`,
    state: 'waiting',
  };
}

type Line = Pick<Readiness, 'text' | 'state'>;

/** Of one kind: what is late, else what is to come, else what came. */
function paymentsOf(gig: Gig, payments: readonly GigPayment[], today: string): Line {
  const isPaid = gig.status === 'paid';
  const open = isPaid ? [] : payments.filter(({ paidOn }) => paidOn === null);
  const words = (some: readonly GigPayment[]): string => {
    const amount = some.reduce((sum, payment) => sum + payment.amount, 0);
    return gig.fee ? moneyWords({ amount, currency: gig.fee.currency }) : 'Money';
  };
  if (open.length === 0) {
    const last = payments
      .flatMap(({ paidOn }) => paidOn ?? [])
      .toSorted()
      .at(-1);
    return { text: `${words(payments)} paid${last ? ` ${on(last, today)}` : ''}`, state: 'ok' };
  }
  const [due] = open.flatMap((payment) => payment.due ?? []).toSorted();
  if (due === undefined) return { text: `${words(open)}, no due date`, state: 'waiting' };
  // Nothing is late before it is agreed.
  if (due < today && (isBooked(gig.status) || isOff(gig.status)))
    return { text: `${words(open)}, ${count(daysBetween(due, today), 'day')} late`, state: 'danger' };
  return { text: `${words(open)} due ${on(due, today)}`, state: 'waiting' };
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
