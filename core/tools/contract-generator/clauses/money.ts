import type { Contract } from '../contract.ts';
import { type ClausesOf, EVERYWHERE, isSeries } from './clause-template.ts';

const DOOR = 'of the ticket income of the Event{afterCosts}';

/** What the fee is made of, by the kind of the deal. */
function feeParagraphs(contract: Contract): string[] {
  const { deal } = contract;
  const each = isSeries(contract) ? 'For each Performance' : 'For the Performance';
  const all = isSeries(contract) ? ' For all {nightCount} nights together that is {total}.' : '';
  switch (deal.kind) {
    case 'flat':
      return [`${each} the Client pays the Artist {fee} ({feeWords}, the **Fee**).${all}`];
    case 'door':
      return [`${each} the Client pays the Artist {percent} ${DOOR} (the **Fee**).`];
    case 'guarantee':
      return [
        `${each} the Client pays the Artist a guaranteed {fee} ({feeWords}, the **Fee**).${all}`,
        `On top of the Fee the Client pays {percent} ${DOOR}.`,
      ];
    case 'versus':
      return [
        `${each} the Client pays the Artist a guaranteed {fee} ({feeWords}, the **Fee**) or {percent} ${DOOR}, whichever is higher.${all}`,
      ];
    case 'bonus':
      return [
        `${each} the Client pays the Artist {fee} ({feeWords}, the **Fee**).${all}`,
        ...(deal.steps.length > 0 ? ['On top of the Fee the Client pays {bonuses}.'] : []),
      ];
  }
}

const COUNT =
  'On the night the Client shows the Artist the count of paid and free entries, and pays what follows from it within 7 days.';
const SHARED = [
  `Ticket income is what is paid for tickets, in advance and at the door, less ticket tax and booking fees. ${COUNT}`,
];

/** How what depends on the door is counted. */
const COUNTED: Readonly<Record<Contract['deal']['kind'], readonly string[]>> = {
  ...{ flat: [], door: SHARED, guarantee: SHARED, versus: SHARED, bonus: [COUNT] },
};

const DEALS: Readonly<Record<Contract['deal']['kind'], string>> = {
  flat: '{fee} flat',
  door: '{percent} of the door{afterCosts}',
  guarantee: '{fee}, and {percent} of the door{afterCosts}',
  versus: '{fee} or {percent} of the door, whichever is higher',
  bonus: '{fee}, and {bonuses}',
};

const IN_PLAIN: Readonly<Record<Contract['deal']['kind'], string>> = {
  flat: 'You get {fee} whatever the door says, and never more.',
  door: 'You get {percent} of what the tickets bring{afterCosts}. An empty room pays nothing.',
  guarantee: 'You get {fee} in any case, and {percent} of what the tickets bring{afterCosts}.',
  versus: 'You get {fee} in any case, and more once your share of the door is higher.',
  bonus: 'You get {fee} in any case, and more as the room fills up.',
};

export const MONEY: ClausesOf<'fee' | 'deposit' | 'balance' | 'overtime'> = {
  fee: {
    title: 'Fee',
    group: 'money',
    protects: 'both',
    usedAt: EVERYWHERE,
    neededAt: EVERYWHERE,
    paragraphs: (contract) => [
      ...feeParagraphs(contract),
      ...COUNTED[contract.deal.kind],
      'All sums are in {currency}. The Client pays by bank transfer and bears the bank charges.',
    ],
    inShort: ({ deal }) => `${DEALS[deal.kind]}, in {currency}.`,
    means: ({ deal }) => IN_PLAIN[deal.kind],
    protectsHow: 'Both of you. One figure, in words too, so that nobody can read it another way.',
  },
  deposit: {
    title: 'Deposit',
    group: 'money',
    protects: 'artist',
    usedAt: EVERYWHERE,
    neededAt: EVERYWHERE,
    paragraphs: () => [
      'The Client pays a deposit of {deposit} (the **Deposit**) {depositDue}. It counts towards the Fee.',
      'The date is booked once both have signed this agreement and the Deposit has arrived. Until then the Artist may accept another booking for it.',
    ],
    inShort: () => 'The date is only theirs once {deposit} is in.',
    means: () => 'They pay {deposit} {depositDue}. Until it’s in, you may give the date to somebody else.',
    protectsHow: 'You. A deposit pays for the bookings you turn down, and shows who’s serious.',
  },
  balance: {
    title: 'Balance',
    group: 'money',
    protects: 'artist',
    usedAt: EVERYWHERE,
    neededAt: EVERYWHERE,
    paragraphs: ({ lateFee }, has) => [
      'The Client pays the balance of {balance} (the **Balance**) {balanceDue}, in cleared funds.',
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
    inShort: () => '{balance} {balanceDue}.',
    means: ({ balance }) =>
      balance.due.from === 'event' && balance.due.days > 0
        ? 'The rest comes after you’ve played. By then you have nothing left to hold back.'
        : 'The rest arrives {balanceDue}. If it doesn’t, you don’t have to play.',
    protectsHow: 'You. Money that’s there before the set needs no chasing after it.',
  },
  overtime: {
    title: 'Overtime',
    group: 'money',
    protects: 'artist',
    usedAt: EVERYWHERE,
    neededAt: ['wedding', 'corporate', 'private'],
    paragraphs: ({ overtime }) => [
      'The Artist plays longer than the agreed set only if the Artist agrees on the night.',
      overtime.kind === 'none'
        ? 'What that costs is agreed before it begins.'
        : 'Each {overtimeStep} that is begun costs {overtime}, payable on the night.',
    ],
    inShort: ({ overtime }) =>
      overtime.kind === 'none'
        ? 'You may say no. The price is agreed on the night.'
        : '{overtime} for each {overtimeStep} begun. You may say no.',
    means: ({ overtime }) =>
      overtime.kind === 'none'
        ? 'Longer only if you want to, and you’ll have to agree on a price at the desk.'
        : 'Longer only if you want to, and the price is on paper before anybody asks.',
    protectsHow: 'You. Without it, “one more hour” is a favour.',
  },
};
