import { amountInWords } from '#core/amount-in-words.ts';
import { count } from '#core/count-words.ts';
import { dayWords, longDayWords } from '#core/day-words.ts';
import type { Instalment, Payment } from '#core/gigs/payment-schedule.ts';
import type { Block, Row } from '#core/paper/blocks.ts';
import { hasClause } from '../clauses/clause-events.ts';
import type { Contract } from '../contract.ts';
import { BLANK, costsWords, dueWords, percentWords, stepWords, sumWords } from '../figures.ts';
import { type Terms, termsOf } from '../terms.ts';
import type { ContractParts } from './contract-parts.ts';
import { type Styles, tableLook } from './styles.ts';

const row = (...cells: [string, string, string]): Row => ({ cells });

/** What the fee is, before it is paid in parts. */
function dealRows(contract: Contract, { fee, steps }: Terms): Row[] {
  const { deal, nights } = contract;
  const each = nights.length > 1 ? 'For each night' : 'Total';
  const door = `${percentWords(deal.percent)} of ticket income${costsWords(contract)}`;
  const counted = ['Counted on the night', 'by the count'] as const;
  const fixed = (what: string): Row => row(what, each, sumWords(contract, fee));
  switch (deal.kind) {
    case 'flat':
      return [fixed('Performance fee')];
    case 'door':
      return [row(`Performance fee: ${door}`, ...counted)];
    case 'guarantee':
      return [fixed('Guaranteed fee'), row(`And ${door}`, ...counted)];
    case 'versus':
      return [fixed('Guaranteed fee'), row(`Or ${door}, whichever is higher`, ...counted)];
    case 'bonus':
      return [
        fixed('Performance fee'),
        ...steps.map(({ tickets, amount }) =>
          row(
            `Further, from ${count(tickets, 'paid ticket')} on${nights.length > 1 ? ', each night' : ''}`,
            counted[0],
            sumWords(contract, amount),
          ),
        ),
      ];
  }
}

function instalmentRow(
  { name, amount, due, day, night }: Instalment,
  contract: Contract,
  { total }: Terms,
): Row {
  const share = night
    ? `, ${dayWords(night)}`
    : total > 0
      ? ` (${percentWords((100 * amount) / total)})`
      : '';
  const label = name === 'deposit' ? 'Deposit' : 'Balance';
  const when = due.from !== 'signing' && day ? longDayWords(day) : dueWords(due, contract.nights, name);
  return row(`${label}${share}`, capital(when), sumWords(contract, amount));
}

/** Of a fee that is left blank. */
function openRows(contract: Contract, { isDepositDue, isBalanceDue }: Terms): Row[] {
  const { deposit, balance, nights } = contract;
  const open = (label: string, { share, due }: Payment, name: Instalment['name']): Row =>
    row(
      share.kind === 'percent' ? `${label} (${percentWords(share.percent)})` : label,
      capital(dueWords(due, nights, name)),
      share.kind === 'amount' ? sumWords(contract, share.amount) : BLANK,
    );
  return [
    ...(isDepositDue ? [open('Deposit', deposit, 'deposit')] : []),
    ...(isBalanceDue ? [open('Balance', balance, 'balance')] : []),
  ];
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** What is paid for travel on top of the fee. */
const buyoutOf = (contract: Contract): number =>
  hasClause(contract, 'travel') && contract.travel.kind === 'buyout' ? contract.travel.amount : 0;

function otherRows(contract: Contract, { overtime }: Terms): Row[] {
  const { travel } = contract;
  const booked = [
    travel.route && `Travel: ${travel.route}`,
    travel.hotel && `Accommodation: ${travel.hotel}`,
  ];
  const buyout = buyoutOf(contract);
  return [
    ...(hasClause(contract, 'overtime') && overtime !== null
      ? [row(`Overtime, each ${stepWords(contract)} begun`, 'On the night', sumWords(contract, overtime))]
      : []),
    ...(buyout > 0 ? [row('Travel and accommodation', 'In advance', sumWords(contract, buyout))] : []),
    ...(hasClause(contract, 'travel') && travel.kind === 'client'
      ? booked.filter(Boolean).map((what) => row(what, 'Booked and paid by the Client', 'at cost'))
      : []),
  ];
}

const VAT_WORDS = {
  ...{ none: '', included: ', VAT included', added: ', net of VAT', reverse: ', net of VAT, reverse charge' },
} as const;

/** What the artist gets in any case, in words and figures. */
function totalRows(contract: Contract, { total }: Terms): Row[] {
  if (total === 0) return [];
  const { currency, vat, deal } = contract;
  const buyout = buyoutOf(contract);
  const what = deal.kind === 'flat' ? 'Total payable to the Artist' : 'Guaranteed to the Artist';
  const amount = total + buyout;
  return [
    {
      cells: [
        `${what}${buyout > 0 ? ', with travel' : ''}${VAT_WORDS[vat]}`,
        amountInWords({ amount, currency }),
        sumWords(contract, amount),
      ],
      isTotal: true,
    },
  ];
}

/** What is paid when. */
export function feeBlocks({ contract, ground }: ContractParts, styles: Styles): Block[] {
  const terms = termsOf(contract);
  const rows: Row[] = [
    ...dealRows(contract, terms),
    ...(terms.isOpen
      ? openRows(contract, terms)
      : terms.instalments.map((each) => instalmentRow(each, contract, terms))),
    ...otherRows(contract, terms),
    ...totalRows(contract, terms),
  ];
  return [
    { kind: 'heading', level: 2, text: 'Fee and payment schedule', style: styles.heading },
    {
      ...tableLook(ground, styles),
      rows,
      columns: [
        { title: 'Item', share: 44, isRowHead: true },
        { title: 'Due', share: 36 },
        { title: 'Amount', share: 20, align: 'end' },
      ],
    },
  ];
}
