import { dayWords, longDayWords } from '#core/day-words.ts';
import { dueDay } from '#core/gigs/payment-schedule.ts';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import type { Contract } from '../contract.ts';
import { type Check, type Finding, moneyIn } from './check.ts';

const REST = { kind: 'rest', percent: 50, amount: 0 } as const;

/** Days before the night that a payment is moved to where it came after it. */
const WEEK = 7;

/** Fee and share that the deal needs. */
const deal: Check = {
  id: 'deal',
  find({ contract: { deal } }) {
    const found: Finding[] = [];
    const at = { severity: 'error', clause: 'fee' } as const;
    if (deal.kind !== 'door' && deal.fee === 0)
      found.push({
        ...at,
        path: 'deal.fee',
        title: 'The fee is missing',
        text: 'The contract leaves it blank.',
      });
    const isShared = deal.kind === 'door' || deal.kind === 'guarantee' || deal.kind === 'versus';
    if (isShared && deal.percent === 0)
      found.push({
        ...at,
        ...{ path: 'deal.percent', title: 'Your share of the door is 0 %' },
        text: 'Say what part of the ticket income is yours.',
      });
    if (deal.kind === 'bonus' && deal.steps.every(({ amount }) => amount === 0))
      found.push({
        ...{ ...at, severity: 'warning', path: 'deal.steps' },
        ...{
          title: 'The bonus has no steps',
          text: 'Say from how many tickets on you get more, and how much.',
        },
      });
    return found;
  },
  passed: () => 'The deal has its figures',
};

const paymentsAddUp: Check = {
  id: 'payments-add-up',
  find(looked) {
    const { total, deposit, balance } = looked.terms;
    if (total === 0) return null;
    if (deposit + balance === total) return [];
    const sum = moneyIn(looked, deposit + balance);
    return [
      {
        ...{ severity: 'error', path: 'balance.share', clause: 'balance' },
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
        title: 'There’s a deposit clause, but no deposit',
        text: 'Ask for a share of the fee, or take the clause out.',
      },
    ];
  },
  passed: () => 'The date is theirs once the deposit is in',
};

/** The day of a payment that comes after the night that it is for. */
function lateDay({ nights }: Contract, due: Contract['balance']['due']): string | null {
  const [first] = nights;
  const day = first ? dueDay(due, first, null) : null;
  return first && day && day > first ? day : null;
}

function tooLate(looked: Parameters<Check['find']>[0], name: 'deposit' | 'balance'): Finding[] {
  const { contract } = looked;
  const payment = contract[name];
  const day = lateDay(contract, payment.due);
  const [night] = contract.nights;
  if (!day || !night || looked.terms[name] === 0) return [];
  const better = dayAfter(night, -WEEK);
  const label = name === 'deposit' ? 'Deposit' : 'Balance';
  return [
    {
      ...{ severity: 'error', path: `${name}.due`, clause: name },
      title: `${label} is due after the event`,
      text: `It says ${dayWords(day)}, the event is ${dayWords(night)}. Once you’ve played, you have nothing left to hold back.`,
      fix: {
        label: `Move to ${dayWords(better)}`,
        change: { [name]: { ...payment, due: { from: 'event', days: -WEEK, date: '' } } },
      },
    },
  ];
}

const paidBefore: Check = {
  id: 'paid-before',
  find(looked) {
    const { contract, terms, today } = looked;
    if (terms.total === 0 || contract.nights.length === 0) return null;
    const found = [...tooLate(looked, 'deposit'), ...tooLate(looked, 'balance')];
    const [first = ''] = contract.nights;
    const [deposit, balance] = [contract.deposit, contract.balance].map(({ due }) =>
      dueDay(due, first, null),
    );
    if (deposit && balance && deposit > balance && terms.deposit > 0 && terms.balance > 0)
      found.push({
        ...{ severity: 'warning', path: 'deposit.due', clause: 'deposit' },
        title: 'The deposit is due after the balance',
        text: `The balance is due on ${longDayWords(balance)}, the deposit on ${longDayWords(deposit)}.`,
      });
    if (deposit && deposit < today && terms.deposit > 0)
      found.push({
        ...{ severity: 'warning', path: 'deposit.due', clause: 'deposit' },
        title: 'The deposit was due before today',
        text: `It says ${longDayWords(deposit)}. Nobody can keep that.`,
        fix: {
          label: 'Within 7 days of signing',
          change: { deposit: { ...contract.deposit, due: { from: 'signing', days: 7, date: '' } } },
        },
      });
    return found;
  },
  passed: () => 'Everything is paid before you play',
};

const overtime: Check = {
  id: 'overtime',
  find({ contract, terms, has }) {
    if (!has('overtime')) return null;
    if (terms.overtime !== null) return [];
    const canMultiply = terms.fee > 0 && terms.minutes !== null;
    return [
      {
        ...{ severity: 'warning', path: 'overtime.amount', clause: 'overtime' },
        title: 'Overtime has no price',
        text: 'Without one, “one more hour” is settled at the desk.',
        ...(canMultiply && {
          fix: {
            label: '1.5 × the rate of the set',
            change: { overtime: { ...contract.overtime, kind: 'multiple', times: 1.5 } },
          },
        }),
      },
    ];
  },
  passed: (looked) =>
    `Overtime costs ${moneyIn(looked, looked.terms.overtime ?? 0)} for each ${looked.contract.overtime.step === 30 ? 'half hour' : 'hour'}`,
};

const tiers: Check = {
  id: 'tiers',
  find({ contract, terms, has }) {
    if (!has('client-cancels')) return null;
    const at = { severity: 'warning', path: 'tiers', clause: 'client-cancels' } as const;
    const falling = terms.tiers.find(
      ({ percent }, index) => percent < (terms.tiers[index - 1]?.percent ?? 0),
    );
    if (falling)
      return [
        {
          ...at,
          title: 'Cancelling gets cheaper closer to the night',
          text: `From ${falling.days} days before, they’d owe less than earlier.`,
        },
      ];
    if (contract.deal.kind === 'door')
      return [
        {
          ...at,
          title: 'If they cancel, a door deal pays nothing',
          text: 'Every step is a share of the guaranteed fee, and there’s none. A small guarantee would change that.',
        },
      ];
    return [];
  },
  passed: () => 'The closer to the night they cancel, the more they owe',
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

const vat: Check = {
  id: 'vat',
  find({ contract: { vat, client } }) {
    if (vat !== 'reverse') return null;
    const at = { clause: 'licences-taxes' } as const;
    if (client.kind === 'consumer')
      return [
        {
          ...{ ...at, severity: 'error', path: 'vat' },
          title: 'Reverse charge is for businesses',
          text: 'A private person can’t account for your VAT.',
        },
      ];
    return client.taxId
      ? []
      : [
          {
            ...{ ...at, severity: 'warning', path: 'client.taxId' },
            title: 'The client’s VAT number is missing',
            text: 'A reverse charge needs it on your invoice.',
          },
        ];
  },
  passed: () => 'Reverse charge, with the client’s VAT number',
};

export const MONEY_CHECKS: readonly Check[] = [
  ...[deal, paymentsAddUp, noDeposit, paidBefore, overtime, tiers, lateFee, vat],
];
