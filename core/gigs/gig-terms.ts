import { count } from '../count-words.ts';
import { dateWords } from '../day-words.ts';
import { type Money, moneyWords } from '../money.ts';
import type { Currency } from '../profile.ts';
import { EVENTS, UNITS } from './booking.ts';
import { dealWords } from './deal-words.ts';
import type { Gig, GigPatch, GigPayment, NewGig, ScheduleItem } from './gig.ts';
import { isSame } from './gig-patch.ts';
import type { GigTerms } from './gig-terms-schema.ts';
import { nameWords } from './name-words.ts';

/** What a gig and its contract say differently, in words. */
export interface Difference {
  label: string;
  gig: string;
  contract: string;
}

const NOTHING = 'Not said';
type NewId = () => string;

/** What differs between a gig and its contract. What the contract leaves open is no difference. */
export function differencesOf(gig: Gig, terms: GigTerms): Difference[] {
  const points: (Difference | null)[] = [
    setPoint(gig, terms),
    timePoint('Load-in', gig, 'load-in', terms.loadIn),
    timePoint('Sound check', gig, 'sound-check', terms.soundCheck),
    feePoint(gig, terms),
    paymentPoint('Deposit', gig, 'deposit', terms),
    paymentPoint('Balance', gig, 'balance', terms),
    radiusPoint(gig, terms),
    namePoint('Client', gig.client?.name, terms.client),
    namePoint('Venue', gig.venue?.name, terms.venue),
    gig.type && differing('Kind of event', EVENTS[gig.type], EVENTS[terms.type]),
  ];
  return points.filter((point) => point !== null);
}

/** The patch that has a gig say what its contract says; what the contract leaves open, and what came in, stays. */
export function patchOfTerms(gig: Gig, terms: GigTerms, newId: NewId): GigPatch {
  const differs = new Set(differencesOf(gig, terms).map(({ label }) => label));
  const patch: GigPatch = {};
  if (differs.has('Set')) {
    if (isTimed(terms)) {
      patch.start = terms.start;
      patch.end = endOf(gig, terms);
    }
    if (terms.zone !== null) patch.zone = terms.zone;
  }
  const times = [
    ...(differs.has('Load-in') ? [timeOf('load-in', terms.loadIn)] : []),
    ...(differs.has('Sound check') ? [timeOf('sound-check', terms.soundCheck)] : []),
  ];
  if (times.length > 0)
    patch.schedule = times.reduce((now, time) => withTime(now, time, newId), gig.schedule);
  const isOwed = differs.has('Deposit') || differs.has('Balance');
  if (differs.has('Fee')) {
    if (terms.fee) patch.fee = feeOf(terms.fee);
    patch.deal = terms.deal;
  }
  // Sums are in the currency of the fee: they go with it.
  if (isOwed || differs.has('Fee')) patch.payments = paymentsOf(gig.payments, terms, newId);
  if (differs.has('Radius clause')) patch.radius = terms.radius;
  if (differs.has('Client')) patch.client = { name: terms.client };
  if (differs.has('Venue')) patch.venue = { name: terms.venue, city: gig.venue?.city ?? '' };
  if (differs.has('Kind of event')) patch.type = terms.type;
  return patch;
}

/** A gig that begins with what a contract says. */
export function gigOfTerms(
  terms: GigTerms,
  { title, zone, ...known }: Pick<NewGig, 'title' | 'zone' | 'id' | 'contract' | 'status'>,
  newId: NewId,
): NewGig {
  const { type, start, end, deal, radius, loadIn, soundCheck, fee, client, venue } = terms;
  const times = [timeOf('load-in', loadIn), timeOf('sound-check', soundCheck)];
  return {
    ...known,
    ...{ title, type, start, end, radius, zone: terms.zone ?? zone },
    // Sums need the currency that a fee says.
    deal: fee ? deal : { ...deal, costs: 0, steps: [] },
    fee: fee && feeOf(fee),
    payments: fee ? paymentsOf([], terms, newId) : [],
    schedule: times.reduce<ScheduleItem[]>((now, time) => withTime(now, time, newId), []),
    client: client ? { name: client } : null,
    venue: venue ? { name: venue, city: '' } : null,
  };
}

/** Contracts have none that isn't of the list. */
const feeOf = ({ amount, currency }: Money) => ({ amount, currency: currency as Currency });

const differing = (label: string, gig: string, contract: string): Difference | null =>
  gig === contract ? null : { label, gig, contract };

/** `28 Nov 2026, 23:00–02:00` */
function setWords(start: string, end: string | null, zone: string): string {
  const clock = start.slice(11, 16);
  const times = clock ? `${clock}${end ? `–${end.slice(11, 16)}` : ''}` : 'time not known';
  return `${dateWords(start.slice(0, 10))}, ${times}${zone && ` (${zone})`}`;
}

const isTimed = ({ start }: Pick<GigTerms, 'start'>): boolean => start.includes('T');
const clockOf = (moment: string | null | undefined): string => moment?.slice(11) ?? '';

/** As the contract says it, which has no days: of a set that goes on over several, its last day stays. */
function endOf(gig: Gig, { start, end }: GigTerms): string | null {
  if (start !== gig.start || gig.end === null) return end;
  if (end === null) return gig.end;
  return gig.end.slice(0, 10) > end.slice(0, 10) ? `${gig.end.slice(0, 11)}${clockOf(end)}` : end;
}

function setPoint(gig: Gig, terms: GigTerms): Difference | null {
  const { start, end, zone } = terms;
  const isZoneSame = zone === null || zone === gig.zone;
  const isSet =
    !isTimed(terms) || (start === gig.start && (end === null || clockOf(end) === clockOf(gig.end)));
  if (isZoneSame && isSet) return null;
  const inZone = (one: string | null): string => (isZoneSame ? '' : (one ?? ''));
  return {
    label: 'Set',
    gig: setWords(gig.start, gig.end, inZone(gig.zone)),
    contract: isTimed(terms)
      ? setWords(start, end, inZone(zone))
      : setWords(gig.start, gig.end, inZone(zone)),
  };
}

type TimeKind = 'load-in' | 'sound-check';

function timePoint(label: string, { schedule }: Gig, kind: TimeKind, said: string | null): Difference | null {
  if (said === null) return null;
  const start = schedule.find((item) => item.kind === kind)?.start;
  // A contract says the clock alone: the day is the gig's.
  return clockOf(start) === clockOf(said)
    ? null
    : { label, gig: start?.slice(11, 16) ?? NOTHING, contract: said.slice(11, 16) };
}

const timeOf = (kind: TimeKind, start: string | null) => (start === null ? null : { kind, start });

function withTime(
  schedule: readonly ScheduleItem[],
  time: ReturnType<typeof timeOf>,
  newId: NewId,
): ScheduleItem[] {
  if (time === null) return [...schedule];
  const at = schedule.findIndex(({ kind }) => kind === time.kind);
  const known = schedule[at];
  const start = known ? `${known.start.slice(0, 11)}${clockOf(time.start)}` : time.start;
  const item = { ...(known ?? { id: newId(), label: '' }), kind: time.kind, start, end: null };
  return at < 0 ? [...schedule, item] : schedule.with(at, item);
}

/** What its kind of deal has a use for. */
function usedOf({ kind, percent, costs, steps }: Gig['deal']): Gig['deal'] {
  const hasShare = kind === 'door' || kind === 'guarantee' || kind === 'versus';
  return {
    kind,
    ...(hasShare ? { percent, costs } : { percent: 0, costs: 0 }),
    steps: kind === 'bonus' ? steps : [],
  };
}

function feePoint(gig: Gig, { fee, deal }: GigTerms): Difference | null {
  const isOpen = fee === null && deal.kind !== 'door';
  // A share of the door that guarantees nothing needs no fee.
  const has = gig.fee?.amount === 0 && deal.kind === 'door' ? fee : gig.fee;
  if (isOpen || (isSame(has, fee) && isSame(usedOf(gig.deal), deal))) return null;
  const words = (one: Pick<Gig, 'fee' | 'deal'>): string => dealWords(one) || NOTHING;
  const [gigWords, contract] = [words(gig), words({ fee, deal })];
  return {
    label: 'Fee',
    gig: gigWords,
    contract: gigWords === contract ? `${contract}, other steps` : contract,
  };
}

type PaymentKind = 'deposit' | 'balance';
type Owed = { amount: number; due: string | null } | null;

const paidOf = (payments: readonly GigPayment[], kind: PaymentKind): number =>
  payments.reduce((sum, one) => (one.kind === kind && one.paidOn !== null ? sum + one.amount : sum), 0);

/** What the contract asks for, once what came in beyond one of both is taken off the other. */
function askedOf(payments: readonly GigPayment[], terms: GigTerms, kind: PaymentKind): Owed {
  const other = kind === 'deposit' ? 'balance' : 'deposit';
  const beyond = Math.max(0, paidOf(payments, other) - (terms[other]?.amount ?? 0));
  const says = terms[kind];
  return says && { ...says, amount: Math.max(0, says.amount - beyond) };
}

function paymentPoint(label: string, gig: Gig, kind: PaymentKind, terms: GigTerms): Difference | null {
  const says = askedOf(gig.payments, terms, kind);
  const parts = gig.payments.filter((one) => one.kind === kind && one.amount > 0);
  const amount = parts.reduce((sum, one) => sum + one.amount, 0);
  // Of several parts each has a day of its own, and what came in is due no more.
  const [only] = parts.length === 1 && parts[0]?.paidOn === null ? parts : [];
  const isDueSame = !only || !says?.due || only.due === says.due;
  const asked = Math.max(says?.amount ?? 0, paidOf(gig.payments, kind));
  if (terms.fee === null || (amount === asked && isDueSame)) return null;
  const words = (one: Owed, fee: Money | null): string => {
    if (!one || !fee) return 'None';
    return `${moneyWords({ ...fee, amount: one.amount })}${one.due ? ` due ${dateWords(one.due)}` : ''}`;
  };
  const has = amount > 0 ? { amount, due: only?.due ?? null } : null;
  return { label, gig: words(has, gig.fee), contract: words(says, terms.fee) };
}

/** Deposit and balance as the contract has them, less what came in; all other payments stay. */
function paymentsOf(before: readonly GigPayment[], terms: GigTerms, newId: NewId): GigPayment[] {
  const kinds = ['deposit', 'balance'] as const;
  return kinds.reduce<GigPayment[]>(
    (now, kind) => withPayment(now, kind, askedOf(before, terms, kind), newId),
    [...before],
  );
}

function withPayment(payments: GigPayment[], kind: PaymentKind, says: Owed, newId: NewId): GigPayment[] {
  const ofKind = payments.filter((one) => one.kind === kind);
  const open = ofKind.filter(({ paidOn }) => paidOn === null);
  const left = (says?.amount ?? 0) - paidOf(payments, kind);
  const [first] = open;
  const isSplit = open.length > 1 && open.reduce((sum, { amount }) => sum + amount, 0) === left;
  if (isSplit) return payments;
  const due = says?.due ?? first?.due ?? null;
  const payment = { ...(first ?? { id: newId(), kind, paidOn: null }), amount: left, due };
  if (!first) return left > 0 ? [...payments, payment] : payments;
  return payments.flatMap((one) => {
    if (one === first) return left > 0 ? [payment] : [];
    return open.includes(one) ? [] : [one];
  });
}

function radiusPoint({ radius }: Gig, terms: GigTerms): Difference | null {
  const words = (one: Gig['radius']): string =>
    one
      ? `${one.distance} ${UNITS[one.unit]}, ${count(one.before, 'day')} before and ${count(one.after, 'day')} after`
      : 'None';
  return differing('Radius clause', words(radius), words(terms.radius));
}

function namePoint(label: string, gig: string | undefined, contract: string): Difference | null {
  if (!contract || nameWords(gig ?? '') === nameWords(contract)) return null;
  return { label, gig: gig || NOTHING, contract };
}
