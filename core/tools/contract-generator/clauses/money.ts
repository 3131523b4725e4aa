import type { DealKind } from '#core/gigs/deal.ts';
import { isAfterNight } from '../terms.ts';
import { type ClausesOf, isSeries, type Written } from './clause-template.ts';

/** What the fee is made of, by the kind of the deal. */
function feeParagraphs({ contract, terms }: Written): string[] {
  const series = isSeries(contract);
  const each = series ? 'For each Performance' : 'For the Performance';
  const all = series ? ' For all {nightCount} together that is {total}.' : '';
  const door = `of the ticket income of ${series ? 'that night' : 'the Event'}{afterCosts}`;
  switch (contract.deal.kind) {
    case 'flat':
      return [`${each} the Client pays the Artist {fee} ({feeWords}, the **Fee**).${all}`];
    case 'door':
      return [`${each} the Client pays the Artist {percent} ${door} (the **Fee**).`];
    case 'guarantee':
      return [
        `${each} the Client pays the Artist a guaranteed {fee} ({feeWords}, the **Fee**).${all}`,
        `On top of the Fee the Client pays {percent} ${door}.`,
      ];
    case 'versus':
      return [
        `${each} the Client pays the Artist a guaranteed {fee} ({feeWords}, the **Fee**) or {percent} ${door}, whichever is higher.`,
        ...(series ? ['The guaranteed sum for all {nightCount} together is {total}.'] : []),
      ];
    case 'bonus':
      return [
        `${each} the Client pays the Artist {fee} ({feeWords}, the **Fee**).${all}`,
        ...(terms.steps.length > 0
          ? [`On top of the Fee the Client pays {bonuses}${series ? ', for each night' : ''}.`]
          : []),
      ];
  }
}

const COUNT =
  'On the night the Client shows the Artist the count of paid and free entries, and pays what follows from it within 7 days.';
const INCOME =
  'Ticket income is what is paid for tickets, in advance and at the door, less ticket tax and booking fees.';

function countParagraphs({ contract: { deal }, terms }: Written): string[] {
  if (deal.kind === 'flat') return [];
  if (deal.kind === 'bonus') return terms.steps.length > 0 ? [COUNT] : [];
  return [`${INCOME} ${COUNT}`];
}

const IN_SHORT: Readonly<Record<DealKind, string>> = {
  flat: '{fee} flat{eachNight}',
  door: '{percent} of the door{afterCosts}{eachNight}',
  guarantee: '{fee}{eachNight}, and {percent} of the door{afterCosts}',
  versus: '{fee} or {percent} of the door{eachNight}, whichever is higher',
  bonus: '{fee}{eachNight}, and more as the room fills up',
};

const IN_PLAIN: Readonly<Record<DealKind, string>> = {
  flat: 'You get {fee}{eachNight} whatever the door says, and never more.',
  door: 'You get {percent} of what the tickets bring{afterCosts}. An empty room pays nothing.',
  guarantee: 'You get {fee}{eachNight} in any case, and {percent} of what the tickets bring{afterCosts}.',
  versus: 'You get {fee}{eachNight} in any case, and more once your share of the door is higher.',
  bonus: 'You get {fee}{eachNight} in any case, and {bonuses}.',
};

/** Whether overtime has a price, or will have one once fee and times are filled in. */
const isPriced = ({ contract: { overtime, deal }, terms }: Written): boolean =>
  terms.overtime !== null || (overtime.kind !== 'none' && deal.kind !== 'door');

export const MONEY: ClausesOf<'fee' | 'deposit' | 'balance' | 'overtime'> = {
  fee: {
    title: 'Fee',
    group: 'money',
    paragraphs: (written) => [
      ...feeParagraphs(written),
      ...countParagraphs(written),
      'All sums are in {currency}. The Client pays by bank transfer, unless both agree otherwise, and bears the bank charges.',
    ],
    inShort: ({ contract: { deal } }) => `${IN_SHORT[deal.kind]}, in {currency}.`,
    means: ({ contract: { deal }, terms }) =>
      deal.kind === 'bonus' && terms.steps.length === 0 ? IN_PLAIN.flat : IN_PLAIN[deal.kind],
    protects: 'both',
    protectsHow: ({ deal }) =>
      deal.kind === 'door'
        ? 'You see the count on the night, and they pay no more than the door brings.'
        : 'The sum is there in words, too, so that nobody can read it another way.',
  },
  deposit: {
    title: 'Deposit',
    group: 'money',
    paragraphs: ({ contract, terms }) =>
      terms.isDepositDue
        ? [
            `The Client pays a deposit of {deposit} (the **Deposit**) {depositDue}. It counts towards the Fee${isSeries(contract) ? ' of each night, in equal parts' : ''}.`,
            'The date is booked once both have signed this agreement and the Deposit has arrived. Until then the Artist may accept another booking for it.',
          ]
        : ['The date is booked once both have signed this agreement. No deposit is due.'],
    inShort: ({ terms }) =>
      terms.isDepositDue
        ? 'The date is only theirs once {deposit} is in.'
        : 'The date is theirs once both have signed.',
    means: ({ terms }) =>
      terms.isDepositDue
        ? 'They pay {deposit} {depositDue}. Until it’s in, you may give the date to somebody else.'
        : 'They pay nothing in advance, and the date is theirs.',
    protects: 'artist',
    protectsHow: 'A deposit pays for the bookings you turn down, and shows who’s serious.',
  },
  balance: {
    title: 'Balance and late payment',
    label: 'Balance',
    group: 'money',
    paragraphs: ({ contract: { lateFee }, terms, has }) => [
      ...(terms.isBalanceDue
        ? ['The Client pays the balance of {balance} (the **Balance**) {balanceDue}, in cleared funds.']
        : []),
      ...(lateFee.kind === 'fixed'
        ? ['A payment that is more than 7 days late costs a late fee of {lateFee}, once.']
        : lateFee.kind === 'statutory'
          ? ['A late payment bears interest at the rate that the law sets for late payments.']
          : []),
      'If a payment that is due has not arrived 7 days after a reminder, or when the Performance is to begin, the Artist need not perform' +
        (has('client-cancels')
          ? ', and {clause.client-cancels} applies as if the Client had cancelled on that day.'
          : '. The Fee stays due.'),
    ],
    inShort: ({ terms }) =>
      terms.isBalanceDue ? '{balance} {balanceDue}.' : 'If a payment is late, you don’t have to play.',
    means({ contract, terms }) {
      if (!terms.isBalanceDue) return 'If what they owe doesn’t arrive, you don’t have to play.';
      return isAfterNight(contract, contract.balance.due)
        ? 'The rest comes after you’ve played. By then you have nothing left to hold back.'
        : 'The rest arrives {balanceDue}. If it doesn’t, you don’t have to play.';
    },
    protects: 'artist',
    protectsHow: 'Money that’s there before the set needs no chasing after it.',
  },
  overtime: {
    title: 'Overtime',
    group: 'money',
    paragraphs: (written) => [
      'The Artist plays longer than the agreed set only if the Artist agrees on the night.',
      isPriced(written)
        ? 'Each {overtimeStep} that is begun costs {overtime}, payable on the night.'
        : 'What that costs is agreed before it begins.',
    ],
    inShort: (written) =>
      isPriced(written)
        ? '{overtime} for each {overtimeStep} begun. You may say no.'
        : 'You may say no. The price is agreed on the night.',
    means: (written) =>
      isPriced(written)
        ? 'Longer only if you want to, and the price is on paper before anybody asks.'
        : 'Longer only if you want to, and you’ll have to agree on a price at the desk.',
    protects: 'artist',
    protectsHow: 'Without it, “one more hour” is a favour.',
  },
};
