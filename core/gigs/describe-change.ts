import { dateWords, dayWords, shortDateWords, shortDayWords } from '../day-words.ts';
import { type Money, moneyWords } from '../money.ts';
import { type Gig, type GigPayment, PAYMENT_KINDS, type TimelineEntry } from './gig.ts';
import { GIG_STATUSES } from './gig-status.ts';
import { holdPlace } from './holds.ts';
import { isSameClient, isSameVenue } from './same-entry.ts';

type Told = Pick<TimelineEntry, 'kind' | 'text'>;

/**
 * What a change did to a gig, in words for its timeline; null before it was made. Notes, times of the night and the like are
 * not told: they are there to be read.
 */
export function timelineOf(before: Gig | null, after: Gig): Told[] {
  if (before === null) return [{ kind: 'made', text: addedWords(after) }];
  return [
    ...trashChange(before, after),
    ...statusChange(before, after),
    ...dateChange(before, after),
    ...placeChange(before, after),
    ...clientChange(before, after),
    ...feeChange(before, after),
    ...paymentChanges(before, after),
    ...taskChanges(before, after),
    ...contractChange(before, after),
  ];
}

function addedWords(gig: Gig): string {
  if (gig.status === 'lead') return 'Added as a lead';
  if (gig.status === 'contract-sent') return 'Added, contract sent';
  const words = statusWords(gig);
  return `Added as ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

/** `Confirmed`, `2nd hold until 1 Dec`, `Called off by the client` */
function statusWords({ status, hold, outcome, night }: Gig): string {
  if (status === 'hold' && hold) {
    const until = hold.until === null ? '' : ` until ${inYearOf(night, hold.until, DATE)}`;
    return `${holdPlace(hold)} hold${until}`;
  }
  if (status === 'cancelled') {
    const by = { client: ' by the client', me: ' by you', nobody: '' };
    return `Called off${by[outcome.calledOffBy ?? 'nobody']}`;
  }
  return status === 'paid' ? 'Paid in full' : GIG_STATUSES[status];
}

function trashChange(before: Gig, after: Gig): Told[] {
  if ((before.deletedAt === null) === (after.deletedAt === null)) return [];
  return [{ kind: 'trash', text: after.deletedAt === null ? 'Restored' : 'Moved to trash' }];
}

function statusChange(before: Gig, after: Gig): Told[] {
  const text = statusWords(after);
  return before.status === after.status && statusWords(before) === text ? [] : [{ kind: 'status', text }];
}

const DATE = { short: shortDateWords, long: dateWords };
const DAY = { short: shortDayWords, long: dayWords };

/** A day, with its year only where that is another one than that of the gig. */
const inYearOf = (night: string, day: string, words: typeof DATE): string =>
  (day.slice(0, 4) === night.slice(0, 4) ? words.short : words.long)(day);

/** `01:00 after midnight`, on the wall, told apart where it comes twice; null where nobody knows the time. */
function clockWords({ start, night }: Gig): string | null {
  const [, day, clock, offset] = /(.*)T(.{5})(.*)/.exec(start) ?? [];
  if (clock === undefined) return null;
  return `${clock}${day === night ? '' : ' after midnight'}${offset && ` (UTC${offset})`}`;
}

/** The move to another night or time, or the time that a night is given or loses. */
function moveWords(before: Gig, after: Gig): string {
  const [was, is] = [clockWords(before), clockWords(after)];
  if (before.night === after.night && was === null) return `Starts at ${is}`;
  if (before.night === after.night && is === null) return `Start time removed, was ${was}`;
  const [from, to] = [inYearOf(after.night, before.night, DAY), inYearOf(before.night, after.night, DAY)];
  return `Moved from ${from}${was === null ? '' : `, ${was}`} to ${to}${is === null ? '' : `, ${is}`}`;
}

function endWords(was: string | undefined, is: string | undefined): string {
  if (is === undefined) return `End time removed, was ${was}`;
  return was === undefined ? `Ends at ${is}` : `Ends at ${is}, was ${was}`;
}

function dateChange(before: Gig, after: Gig): Told[] {
  const isMoved = before.start !== after.start;
  const [was, is] = [before.end?.slice(11, 16), after.end?.slice(11, 16)];
  const isOtherEnd = isMoved ? was !== is : before.end !== after.end;
  const texts = [...(isMoved ? [moveWords(before, after)] : []), ...(isOtherEnd ? [endWords(was, is)] : [])];
  if (texts.length > 0) return texts.map((text) => ({ kind: 'date', text }));
  if (before.zone === after.zone) return [];
  return [{ kind: 'date', text: `Time zone ${after.zone}, was ${before.zone}` }];
}

function placeChange({ venue: before }: Gig, { venue: after }: Gig): Told[] {
  if (before === after || (before && after && isSameVenue(before, after))) return [];
  if (after === null) return [{ kind: 'place', text: `Venue removed, was ${before?.name}` }];
  const words = after.city === '' ? after.name : `${after.name}, ${after.city}`;
  return [{ kind: 'place', text: before ? `Moved from ${before.name} to ${words}` : `Venue: ${words}` }];
}

function clientChange({ client: before }: Gig, { client: after }: Gig): Told[] {
  if (before === after || (before && after && isSameClient(before, after))) return [];
  if (after === null) return [{ kind: 'people', text: `Client removed, was ${before?.name}` }];
  const was = before ? `, was ${before.name}` : '';
  return [{ kind: 'people', text: `Client: ${after.name}${was}` }];
}

function feeChange({ fee: before }: Gig, { fee: after }: Gig): Told[] {
  const [was, is] = [before, after].map((fee) => (fee ? moneyWords(fee) : null));
  if (was === is) return [];
  if (!is) return [{ kind: 'fee', text: `Fee removed, was ${was}` }];
  return [{ kind: 'fee', text: was ? `Fee ${is}, was ${was}` : `Fee ${is}` }];
}

/** `Deposit €675`; the kind alone where no fee says the currency. */
function paymentWords({ kind, amount }: GigPayment, fee: Money | null): string {
  const label = PAYMENT_KINDS[kind];
  return fee ? `${label} ${moneyWords({ amount, currency: fee.currency })}` : label;
}

/** What a payment said before, where that is another now: `€675`, `deposit`, `due 6 Nov`. */
function paymentWas(was: GigPayment, is: GigPayment, { fee, night }: Gig): string {
  const parts = [
    was.kind !== is.kind && PAYMENT_KINDS[was.kind].toLowerCase(),
    was.amount !== is.amount && fee && moneyWords({ amount: was.amount, currency: fee.currency }),
    was.due !== is.due && was.due !== null && `due ${inYearOf(night, was.due, DATE)}`,
  ];
  return parts.filter(Boolean).join(' ');
}

function paymentChange(was: GigPayment | undefined, is: GigPayment, before: Gig, after: Gig): string | null {
  const words = paymentWords(is, after.fee);
  const due = is.due === null ? '' : ` due ${inYearOf(after.night, is.due, DATE)}`;
  if (is.paidOn !== null && is.paidOn !== was?.paidOn)
    return `${words} paid ${inYearOf(after.night, is.paidOn, DATE)}`;
  if (!was) return due ? words + due : `${words} added`;
  if (is.paidOn !== was.paidOn) return `${words} marked as unpaid`;
  if (was.amount === is.amount && was.due === is.due && was.kind === is.kind) return null;
  const said = paymentWas(was, is, before);
  return `${words}${is.paidOn === null || is.due !== was.due ? due : ''}${said && `, was ${said}`}`;
}

function paymentChanges(before: Gig, after: Gig): Told[] {
  const known = new Map(before.payments.map((payment) => [payment.id, payment]));
  const texts = after.payments.map((is) => paymentChange(known.get(is.id), is, before, after));
  const kept = new Set(after.payments.map(({ id }) => id));
  const gone = before.payments
    .filter(({ id }) => !kept.has(id))
    .map((payment) => `${paymentWords(payment, before.fee)} removed`);
  return [...texts, ...gone].flatMap((text) => (text === null ? [] : [{ kind: 'payment', text }]));
}

function taskChanges(before: Gig, after: Gig): Told[] {
  const known = new Map(before.tasks.map((task) => [task.id, task]));
  return after.tasks.flatMap(({ id, text, doneOn }) => {
    const wasDone = (known.get(id)?.doneOn ?? null) !== null;
    if (wasDone === (doneOn !== null)) return [];
    return [{ kind: 'task' as const, text: wasDone ? `Reopened: ${text}` : `Done: ${text}` }];
  });
}

function contractChange(before: Gig, after: Gig): Told[] {
  if (before.contract === after.contract) return [];
  const isDraft = after.contract?.startsWith('drf_');
  const text = after.contract === null ? 'Contract unlinked' : isDraft ? 'Contract begun' : 'Contract linked';
  return [{ kind: 'contract', text }];
}
