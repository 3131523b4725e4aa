import { amountInWords } from '#core/amount-in-words.ts';
import { dayWords, longDayWords } from '#core/day-words.ts';
import type { Instalment } from '#core/gigs/payment-schedule.ts';
import { moneyWords } from '#core/money.ts';
import type { Block, Row } from '#core/paper/blocks.ts';
import { hasClause } from '../clauses/clauses-of.ts';
import type { Contract } from '../contract.ts';
import { BLANK, dueWords, percentWords } from '../figures.ts';
import { type Terms, termsOf } from '../terms.ts';
import type { ContractParts } from './contract-parts.ts';
import type { Styles } from './styles.ts';

const row = (...cells: [string, string, string]): Row => ({ cells });

/** What the fee is, before it is paid in parts. */
function dealRows({ deal, nights, currency }: Contract, { fee }: Terms): Row[] {
  const money = (amount: number): string => (amount > 0 ? moneyWords({ amount, currency }, 'column') : BLANK);
  const each = nights.length > 1 ? 'For each night' : 'Total';
  const costs = deal.costs > 0 ? ` after costs of ${money(deal.costs)}` : '';
  const door = `${percentWords(deal.percent)} of ticket income${costs}`;
  switch (deal.kind) {
    case 'flat':
      return [row('Performance fee', each, money(fee))];
    case 'door':
      return [row(`Performance fee: ${door}`, 'Counted on the night', 'by the count')];
    case 'guarantee':
      return [
        row('Guaranteed fee', each, money(fee)),
        row(`And ${door}`, 'Counted on the night', 'by the count'),
      ];
    case 'versus':
      return [
        row('Guaranteed fee', each, money(fee)),
        row(`Or ${door}, whichever is higher`, 'Counted on the night', 'by the count'),
      ];
    case 'bonus':
      return [
        row('Performance fee', each, money(fee)),
        ...deal.steps.map(({ tickets, amount }) =>
          row(
            `Bonus from ${tickets.toLocaleString('en')} paid tickets on`,
            'Counted on the night',
            money(amount),
          ),
        ),
      ];
  }
}

function instalmentRow(
  { name, amount, due, day, night }: Instalment,
  { nights, currency }: Contract,
  { total }: Terms,
): Row {
  const share = night ? `, ${dayWords(night)}` : ` (${percentWords((100 * amount) / total)})`;
  const label = name === 'deposit' ? 'Deposit' : 'Balance';
  const when = due.from !== 'signing' && day ? longDayWords(day) : dueWords(due, nights, name);
  const words = when.charAt(0).toUpperCase() + when.slice(1);
  return row(`${label}${share}`, words, moneyWords({ amount, currency }, 'column'));
}

function otherRows(contract: Contract, { overtime }: Terms): Row[] {
  const { travel, currency } = contract;
  const rows: Row[] = [];
  if (hasClause(contract, 'overtime') && overtime !== null)
    rows.push(
      row(
        `Overtime, each ${contract.overtime.step === 30 ? 'half hour' : 'hour'} begun`,
        'On the night',
        moneyWords({ amount: overtime, currency }, 'column'),
      ),
    );
  if (!hasClause(contract, 'travel')) return rows;
  if (travel.kind === 'buyout' && travel.amount > 0)
    rows.push(
      row(
        'Travel and accommodation',
        'With the balance',
        moneyWords({ amount: travel.amount, currency }, 'column'),
      ),
    );
  if (travel.kind === 'client')
    rows.push(
      ...[travel.route && `Travel: ${travel.route}`, travel.hotel && `Accommodation: ${travel.hotel}`]
        .filter(Boolean)
        .map((what) => row(what, 'Booked and paid by the Client', 'at cost')),
    );
  return rows;
}

const VAT_WORDS = { none: '', added: ', net of VAT', reverse: ', net of VAT, reverse charge' } as const;

/** What is paid when. */
export function feeBlocks({ contract, ground }: ContractParts, styles: Styles): Block[] {
  const terms = termsOf(contract);
  const { currency, vat } = contract;
  const { total } = terms;
  const isFixed = contract.deal.kind === 'flat' || contract.deal.kind === 'bonus';
  const label = `${isFixed ? 'Total payable to the Artist' : 'Guaranteed to the Artist'}${VAT_WORDS[vat]}`;
  const rows: Row[] = [
    ...dealRows(contract, terms),
    ...terms.instalments.map((each) => instalmentRow(each, contract, terms)),
    ...otherRows(contract, terms),
    ...(total > 0
      ? [
          {
            cells: [
              label,
              amountInWords({ amount: total, currency }),
              moneyWords({ amount: total, currency }, 'column'),
            ],
            isTotal: true,
          },
        ]
      : []),
  ];
  return [
    { kind: 'heading', level: 2, text: 'Fee and payment schedule', style: styles.heading },
    {
      ...{ kind: 'table', rows, style: styles.row, head: styles.tableHead, padding: 5 },
      columns: [
        { title: 'Item', share: 44, isRowHead: true },
        { title: 'Due', share: 36 },
        { title: 'Amount', share: 20, align: 'end' },
      ],
      ground: ground.soft,
      line: ground.line,
    },
  ];
}
