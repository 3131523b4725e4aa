import { amountInWords } from '#core/amount-in-words.ts';
import { count, listed } from '#core/count-words.ts';
import { longDayWords } from '#core/day-words.ts';
import type { Due } from '#core/gigs/payment-schedule.ts';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import { moneyWords } from '#core/money.ts';
import { CLAUSE_IDS, type ClauseId } from './clauses/clause-ids.ts';
import type { Contract } from './contract.ts';
import type { Terms } from './terms.ts';

/** Where something is left to be written by hand. */
export const BLANK = '____________';

/** What the placeholders in clauses stand for: name → words. */
export type Figures = ReadonlyMap<string, string>;

/** `2 hours`, `1 hour 30 minutes` */
export function lengthWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [...(hours > 0 ? [count(hours, 'hour')] : []), ...(rest > 0 ? [count(rest, 'minute')] : [])];
  return parts.join(' ') || '0 minutes';
}

/** `50 %`, `33.33 %` */
export const percentWords = (percent: number): string => `${Number(percent.toFixed(2))} %`;

/** `euros (EUR)` */
function currencyWords(currency: string): string {
  const name = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'name' })
    .formatToParts(2)
    .find(({ type }) => type === 'currency')?.value;
  return name ? `${name} (${currency})` : currency;
}

/** When a payment is due, as it follows on “pays the deposit”. A balance of several nights is paid in parts. */
export function dueWords(
  { from, days, date }: Due,
  nights: readonly string[],
  name: 'deposit' | 'balance',
): string {
  const isInParts = name === 'balance' && nights.length > 1;
  if (from === 'signing') return days === 0 ? 'on signing' : `within ${count(days, 'day')} of signing`;
  if (from === 'date') return date ? `by ${longDayWords(date)}` : `by ${BLANK}`;
  const distance = `${count(Math.abs(days), 'day')} ${days < 0 ? 'before' : 'after'}`;
  if (isInParts)
    return days === 0
      ? 'in parts, each on its night before the Performance'
      : `in parts, each no later than ${distance} its night`;
  const event = nights.length > 1 ? 'the first night' : 'the Event';
  if (days === 0) return `on the day of ${event}, before the Performance`;
  const [night] = nights;
  return night
    ? `by ${longDayWords(dayAfter(night, days))}, ${distance} ${event}`
    : `no later than ${distance} ${event}`;
}

/** Where a set ends, unless that is on the night itself. */
function endsOnWords({ times, nights }: Contract, { sets }: Terms): string {
  const [only] = sets;
  if (nights.length > 1) return times.isAfterMidnight ? ', after midnight' : '';
  return only && only.endsOn !== nights[0] ? `, and ends on ${longDayWords(only.endsOn)}` : '';
}

function timeFigures(contract: Contract, terms: Terms): [string, string][] {
  const { times } = contract;
  return [
    ['start', times.start || BLANK],
    ['end', times.end || BLANK],
    ['loadIn', times.loadIn || BLANK],
    ['soundCheck', times.soundCheck || BLANK],
    ['length', terms.minutes === null ? BLANK : lengthWords(terms.minutes)],
    ['endsOn', endsOnWords(contract, terms)],
    ['mayShift', count(times.mayShift, 'minute')],
  ];
}

/** A sum of a contract; a blank where it is not said. */
export const sumWords = ({ currency }: Pick<Contract, 'currency'>, amount: number): string =>
  amount > 0 ? moneyWords({ amount, currency }, 'column') : BLANK;

/** What comes off the door before it is shared. */
export const costsWords = (contract: Contract): string =>
  contract.deal.costs > 0 ? ` after costs of ${sumWords(contract, contract.deal.costs)}` : '';

/** The part of overtime that is paid for once it is begun. */
export const stepWords = ({ overtime }: Pick<Contract, 'overtime'>): string =>
  overtime.step === 30 ? 'half hour' : 'hour';

function moneyFigures(contract: Contract, terms: Terms): [string, string][] {
  const { currency, deal, deposit, balance, nights, travel, lateFee, insurance } = contract;
  const money = (amount: number): string => sumWords(contract, amount);
  const bonuses = terms.steps.map(
    ({ tickets, amount }) => `a further ${money(amount)} from ${count(tickets, 'paid ticket')} on`,
  );
  return [
    ['currency', currencyWords(currency)],
    ['fee', money(terms.fee)],
    ['feeWords', terms.fee > 0 ? amountInWords({ amount: terms.fee, currency }) : BLANK],
    ['total', money(terms.total)],
    ['eachNight', nights.length > 1 ? ' a night' : ''],
    ['deposit', money(terms.deposit)],
    ['depositDue', dueWords(deposit.due, nights, 'deposit')],
    ['balance', money(terms.balance)],
    ['balanceDue', dueWords(balance.due, nights, 'balance')],
    ['lateFee', money(lateFee.amount)],
    ['overtime', money(terms.overtime ?? 0)],
    ['overtimeStep', stepWords(contract)],
    ['percent', percentWords(deal.percent)],
    ['afterCosts', costsWords(contract)],
    ['bonuses', listed(bonuses) || BLANK],
    ['travelSum', money(travel.amount)],
    ['insurance', money(insurance)],
  ];
}

function tierFigures(contract: Contract, { tiers }: Terms): [string, string][] {
  const figures = tiers.flatMap(({ days, percent, sum }, index): [string, string][] => {
    const most = (tiers[index - 1]?.days ?? days + 1) - 1;
    return [
      [`tier${index + 1}.days`, count(days, 'day')],
      [`tier${index + 1}.range`, most > days ? `${most} to ${count(days, 'day')}` : count(days, 'day')],
      [`tier${index + 1}.percent`, percentWords(percent)],
      [`tier${index + 1}.sum`, moneyWords({ amount: sum, currency: contract.currency }, 'column')],
    ];
  });
  return [...figures, ['lastTier.percent', percentWords(tiers.at(-1)?.percent ?? 0)]];
}

/** The days around the event, or around each night, on which another show is too close. */
function radiusWords({ before, after }: Contract['radius'], event: string): string {
  if (before > 0 && after > 0)
    return `from ${count(before, 'day')} before to ${count(after, 'day')} after ${event}`;
  if (before === 0 && after === 0) return `on the day of ${event}`;
  return before > 0
    ? `in the ${count(before, 'day')} before ${event}`
    : `in the ${count(after, 'day')} after ${event}`;
}

function otherFigures(contract: Contract): [string, string][] {
  const { artist, client, show, nights, travel, hospitality, radius, law } = contract;
  const [night] = nights;
  const span = radiusWords(radius, nights.length > 1 ? 'each night' : 'the Event');
  const dates =
    nights.length === 1 && night
      ? `, ${longDayWords(dayAfter(night, -radius.before))} to ${longDayWords(dayAfter(night, radius.after))}`
      : '';
  const journey = [travel.route, travel.hotel].filter(Boolean).join('; ');
  return [
    ['artist', artist.name || artist.stageName],
    ['stageName', artist.stageName],
    ['client', client.name || BLANK],
    ['event', show.name || BLANK],
    ['venue', show.venue || BLANK],
    ['nightCount', count(nights.length, 'night')],
    ['refundDays', count(contract.refundDays, 'day')],
    ['postponementDays', count(contract.postponementDays, 'day')],
    ['sockets', count(contract.sockets, 'grounded socket')],
    ['guestList', count(hospitality.guests, 'place')],
    ['people', count(travel.people, 'person', 'people')],
    ['travelDetails', journey ? ` (${journey})` : ''],
    ['safetyMinutes', count(contract.safetyMinutes, 'minute')],
    ['billing', `“${contract.billing || artist.stageName}”`],
    ['distance', radius.unit === 'km' ? `${radius.distance} km` : count(radius.distance, 'mile')],
    ['radiusSpan', span],
    ['radiusNear', span.replace(' the Event', ' the night')],
    ['radiusDates', dates],
    ['country', law.country || BLANK],
  ];
}

/** Everything that clauses may name. @param numbers of the clauses that the contract has */
export function figuresOf(contract: Contract, terms: Terms, numbers: ReadonlyMap<ClauseId, number>): Figures {
  return new Map([
    ...otherFigures(contract),
    ...timeFigures(contract, terms),
    ...moneyFigures(contract, terms),
    ...tierFigures(contract, terms),
    ...CLAUSE_IDS.map((id): [string, string] => [`clause.${id}`, `clause\u00A0${numbers.get(id) ?? BLANK}`]),
  ]);
}
