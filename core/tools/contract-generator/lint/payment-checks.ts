import { dayWords, longDayWords } from '#core/day-words.ts';
import { type Due, dueDay, type Instalment } from '#core/gigs/payment-schedule.ts';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import { termsOf } from '../terms.ts';
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

type Named = Instalment['name'];
const NAMES = ['deposit', 'balance'] as const;
const LABELS = { deposit: 'Deposit', balance: 'Balance' } as const;

/** What is paid when, if both sign today. */
interface Dated {
  name: Named;
  day: string;
  /** The first night that it pays for. */
  night: string;
}

/** Payments for nights that are still to come. */
function datedPayments({ contract, today }: Looked): Dated[] {
  const [first = ''] = contract.nights;
  return termsOf(contract, today)
    .instalments.flatMap(({ name, day, night }) => (day ? [{ name, day, night: night ?? first }] : []))
    .filter(({ night }) => night >= today);
}

const due = (from: Due['from'], days: number): Due => ({ from, days, date: '' });

const ON_SIGNING = { words: 'On signing', due: due('signing', 0) };

/** A better date: soon after signing for the deposit, a week before the night for the balance, each if it fits. */
function betterDue({ contract, today }: Looked, name: Named): { words: string; due: Due } {
  const { nights, deposit, balance } = contract;
  const [night = today] = nights;
  const week = dayAfter(night, -7);
  if (name === 'deposit') {
    const inAWeek = dayAfter(today, 7);
    return inAWeek <= week && inAWeek <= (dueDay(balance.due, night, today) ?? week)
      ? { words: 'Within 7 days of signing', due: due('signing', 7) }
      : ON_SIGNING;
  }
  const paid = dueDay(deposit.due, night, today) ?? today;
  return week >= today && week >= paid
    ? { words: `Move to ${dayWords(week)}`, due: due('event', -7) }
    : { words: 'Move to the night', due: due('event', 0) };
}

function dateFinding(looked: Looked, name: Named, title: string, text: string, canFix = true): Finding {
  const { contract } = looked;
  const better = betterDue(looked, name);
  return {
    ...{ severity: 'warning', path: `${name}.due`, clause: name, title, text },
    ...(canFix && {
      fix: { label: better.words, change: { [name]: { ...contract[name], due: better.due } } },
    }),
  };
}

function lateOrEarly(looked: Looked, { name, day, night }: Dated): Finding[] {
  const { contract, today } = looked;
  const says = contract[name].due.from === 'signing' ? 'Signed today, it would be due on' : 'It says';
  if (day > night) {
    const text = `${says} ${dayWords(day)}, the event is ${dayWords(night)}. Once you’ve played, you have nothing left to hold back.`;
    return [dateFinding(looked, name, `${LABELS[name]} is due after the event`, text)];
  }
  // To move the balance of one night moves those of all.
  const isOfOne = name === 'deposit' || contract.nights.length < 2;
  const text = `It says ${longDayWords(day)}. Nobody can keep that.`;
  return day < today
    ? [dateFinding(looked, name, `${LABELS[name]} was due before today`, text, isOfOne)]
    : [];
}

const missingDate = ({ contract }: Looked, name: Named): Finding[] =>
  contract[name].due.from === 'date' && !contract[name].due.date
    ? [
        {
          ...{ severity: 'warning', path: `${name}.due.date`, clause: name },
          title: `The date of the ${name} is missing`,
          text: 'The contract leaves it blank.',
        },
      ]
    : [];

function swapped(looked: Looked, payments: readonly Dated[]): Finding[] {
  const [deposit, balance] = NAMES.map((each) => payments.find(({ name }) => name === each));
  if (!deposit || !balance || deposit.day <= balance.day) return [];
  const text = `The balance is due on ${longDayWords(balance.day)}, the deposit on ${longDayWords(deposit.day)}.`;
  return [
    {
      ...dateFinding(looked, 'deposit', 'The deposit is due after the balance', text, false),
      fix: {
        label: ON_SIGNING.words,
        change: { deposit: { ...looked.contract.deposit, due: ON_SIGNING.due } },
      },
    },
  ];
}

const paidBefore: Check = {
  id: 'paid-before',
  find(looked) {
    const { contract, terms, today } = looked;
    const last = contract.nights.at(-1);
    if (terms.isOpen || terms.deposit + terms.balance === 0 || !last || last < today) return null;
    const payments = datedPayments(looked);
    const found = NAMES.filter((name) => terms[name] > 0).flatMap((name) => {
      const [first] = payments
        .filter((each) => each.name === name)
        .flatMap((each) => lateOrEarly(looked, each));
      return [...missingDate(looked, name), ...(first ? [first] : [])];
    });
    return found.length > 0 ? found : swapped(looked, payments);
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
