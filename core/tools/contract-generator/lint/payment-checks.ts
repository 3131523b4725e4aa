import { dayWords, longDayWords } from '#core/day-words.ts';
import { type Due, dueDay } from '#core/gigs/payment-schedule.ts';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import { isAfterNights } from '../terms.ts';
import { type Check, type Finding, type Looked, moneyIn } from './check.ts';

const REST = { kind: 'rest', percent: 50, amount: 0 } as const;

const paymentsAddUp: Check = {
  id: 'payments-add-up',
  find(looked) {
    const { total, deposit, balance } = looked.terms;
    if (total === 0) return null;
    if (deposit + balance === total) return [];
    const sum = moneyIn(looked, deposit + balance);
    return [
      {
        ...{ severity: 'error', path: deposit > total ? 'deposit.share' : 'balance.share' },
        clause: deposit > total ? 'deposit' : 'balance',
        title: 'Deposit and balance don’t make the fee',
        text: `${moneyIn(looked, deposit)} and ${moneyIn(looked, balance)} make ${sum}. The fee is ${moneyIn(looked, total)}.`,
        ...(deposit < total && {
          fix: {
            label: `Balance ${moneyIn(looked, total - deposit)}`,
            change: { balance: { ...looked.contract.balance, share: REST } },
          },
        }),
      },
    ];
  },
  passed: () => 'Deposit + balance = fee',
};

const noDeposit: Check = {
  id: 'deposit',
  find({ terms, has }) {
    if (terms.total === 0 || !has('deposit')) return null;
    if (terms.deposit > 0) return [];
    return [
      {
        ...{ severity: 'warning', path: 'deposit.share', clause: 'deposit' },
        title: 'No deposit is asked for',
        text: 'The date is theirs once both have signed, and cancelling costs what they haven’t paid yet.',
      },
    ];
  },
  passed: () => 'The date is theirs once the deposit is in',
};

type Named = 'deposit' | 'balance';
const LABELS = { deposit: 'Deposit', balance: 'Balance' } as const;

/** The first night that is still to come. */
const nextNight = ({ contract: { nights }, today }: Looked): string | undefined =>
  nights.find((night) => night >= today);

/** The day on which a payment is due first, if both sign today. */
function dayFrom(looked: Looked, due: Due): string | null {
  const night = nextNight(looked);
  return night ? dueDay(due, night, looked.today) : null;
}

const due = (from: Due['from'], days: number): Due => ({ from, days, date: '' });

/** A better date: a week before the night, or the first day that is left. */
function betterDue(looked: Looked, name: Named): { words: string; due: Due } {
  const { today } = looked;
  const night = nextNight(looked) ?? today;
  const week = dayAfter(night, -7);
  if (name === 'deposit') {
    const days = dayAfter(today, 7) <= week ? 7 : 0;
    return { words: days === 0 ? 'On signing' : 'Within 7 days of signing', due: due('signing', days) };
  }
  return week >= today
    ? { words: `Move to ${dayWords(week)}`, due: due('event', -7) }
    : { words: 'Move to the night', due: due('event', 0) };
}

function tooLate(looked: Looked, name: Named): Finding[] {
  const { contract } = looked;
  const payment = contract[name];
  const last = contract.nights.at(-1);
  const day =
    last && payment.due.from !== 'signing' ? dueDay(payment.due, last, null) : dayFrom(looked, payment.due);
  const isLate =
    payment.due.from === 'signing' ? day && last && day > last : isAfterNights(contract, payment.due);
  if (!day || !last || !isLate || looked.terms[name] === 0) return [];
  const better = betterDue(looked, name);
  return [
    {
      ...{ severity: 'warning', path: `${name}.due`, clause: name },
      title: `${LABELS[name]} is due after the event`,
      text: `${payment.due.from === 'signing' ? 'Signed today, it would be due on' : 'It says'} ${dayWords(day)}, the event is ${dayWords(last)}. Once you’ve played, you have nothing left to hold back.`,
      fix: { label: better.words, change: { [name]: { ...payment, due: better.due } } },
    },
  ];
}

function tooEarly(looked: Looked, name: Named): Finding[] {
  const { contract, terms, today } = looked;
  const payment = contract[name];
  const day = payment.due.from === 'signing' ? null : dayFrom(looked, payment.due);
  if (!day || day >= today || terms[name] === 0) return [];
  const better = betterDue(looked, name);
  return [
    {
      ...{ severity: 'warning', path: `${name}.due`, clause: name },
      title: `${LABELS[name]} was due before today`,
      text: `It says ${longDayWords(day)}. Nobody can keep that.`,
      fix: { label: better.words, change: { [name]: { ...payment, due: better.due } } },
    },
  ];
}

const paidBefore: Check = {
  id: 'paid-before',
  find(looked) {
    const { contract, terms } = looked;
    const last = contract.nights.at(-1);
    if (terms.deposit + terms.balance === 0 || !last || last < looked.today) return null;
    const found = (['deposit', 'balance'] as const).flatMap((name) => [
      ...tooLate(looked, name),
      ...tooEarly(looked, name),
    ]);
    const [deposit, balance] = [contract.deposit, contract.balance].map((each) => dayFrom(looked, each.due));
    const isSwapped = deposit && balance && deposit > balance && terms.deposit > 0 && terms.balance > 0;
    if (isSwapped && found.length === 0)
      found.push({
        ...{ severity: 'warning', path: 'deposit.due', clause: 'deposit' },
        title: 'The deposit is due after the balance',
        text: `The balance is due on ${longDayWords(balance)}, the deposit on ${longDayWords(deposit)}.`,
      });
    return found;
  },
  passed: ({ contract }) =>
    contract.deal.kind === 'flat'
      ? 'Everything is paid before you play'
      : 'What is guaranteed is paid before you play',
};

const lateFee: Check = {
  id: 'late-fee',
  find({ contract, has }) {
    if (!has('balance') || contract.lateFee.kind !== 'fixed') return null;
    return contract.lateFee.amount > 0
      ? []
      : [
          {
            ...{ severity: 'error', path: 'lateFee.amount', clause: 'balance' },
            title: 'The late fee has no sum',
            text: 'The contract leaves it blank.',
          },
        ];
  },
  passed: (looked) => `Paying late costs ${moneyIn(looked, looked.contract.lateFee.amount)}`,
};

export const PAYMENT_CHECKS: readonly Check[] = [paymentsAddUp, noDeposit, paidBefore, lateFee];
