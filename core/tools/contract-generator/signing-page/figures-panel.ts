import { count } from '#core/count-words.ts';
import { shortDayWords } from '#core/day-words.ts';
import { html, type Markup } from '#core/markup.ts';
import { moneyWords } from '#core/money.ts';
import { hasClause } from '../clauses/clause-events.ts';
import { dueWords, percentWords } from '../figures.ts';
import { priceWords } from './offer-words.ts';
import type { PageParts } from './page-parts.ts';

/** A figure of the contract. */
interface Figure {
  label: string;
  value: string;
  /** Words are set smaller than numbers. */
  isText?: boolean;
  note: string;
}

const VAT = {
  none: 'No VAT',
  included: 'VAT included',
  added: 'Plus VAT',
  reverse: 'Net, reverse charge',
} as const;

const DEALS = {
  flat: '',
  door: 'Counted on the night',
  guarantee: 'Guaranteed, plus a share of the door',
  versus: 'Guaranteed, or a share of the door',
  bonus: 'More as tickets sell',
} as const;

function fee({ contract, numbered: { terms } }: PageParts): Figure {
  const { deal, nights, currency, vat } = contract;
  const notes = [
    nights.length > 1 && deal.kind !== 'door' && `${moneyWords({ amount: terms.fee, currency })} a night`,
    DEALS[deal.kind],
    VAT[vat],
  ].filter(Boolean);
  const isText = deal.kind === 'door' || terms.isOpen;
  const price = deal.kind === 'door' ? `${percentWords(deal.percent)} of the door` : priceWords(contract);
  return {
    label: 'Fee',
    value: price.replace('at least ', '') || 'Left open',
    isText,
    note: notes.join(', '),
  };
}

function payments({ contract, numbered: { terms } }: PageParts): Figure[] {
  const { currency, nights } = contract;
  return (['deposit', 'balance'] as const).flatMap((name) => {
    const amount = terms[name];
    if (amount === 0) return [];
    const [first] = terms.instalments.filter((each) => each.name === name);
    const due = contract[name].due;
    const isInParts = name === 'balance' && nights.length > 1 && due.from === 'event';
    const day = isInParts || due.from === 'signing' ? null : first?.day;
    return [
      {
        label: name === 'deposit' ? 'Deposit' : 'Balance',
        value: moneyWords({ amount, currency }),
        note: day ? `by ${shortDayWords(day)}` : dueWords(due, nights, name),
      },
    ];
  });
}

function set({ contract }: PageParts): Figure[] {
  const { times, nights, show } = contract;
  const [first, last] = [nights[0], nights.at(-1)];
  if (!times.start && !first) return [];
  const when =
    first && last && first !== last
      ? `${count(nights.length, 'night')}, ${shortDayWords(first)} to ${shortDayWords(last)}`
      : first
        ? shortDayWords(first)
        : '';
  return [
    {
      label: 'Set',
      value: times.start ? [times.start, times.end].filter(Boolean).join('–') : 'Time left open',
      isText: !times.start,
      note: [when, show.venue].filter(Boolean).join(', '),
    },
  ];
}

/** What is booked for the journey, and by whom. */
function travel({ contract, numbered, role }: PageParts): Figure[] {
  const { travel, currency } = contract;
  const clause = numbered.clauses.find(({ id }) => id === 'travel');
  if (!clause || !hasClause(contract, 'travel') || clause.isEdited || travel.kind === 'artist') return [];
  const where = `clause ${clause.number}`;
  if (travel.kind === 'buyout')
    return [
      {
        label: role === 'client' ? 'You also pay' : 'They also pay',
        value: moneyWords({ amount: travel.amount, currency }),
        note: `For travel and hotel, ${where}`,
      },
    ];
  return [
    {
      ...{ label: role === 'client' ? 'You also book' : 'They also book', value: 'Travel and hotel' },
      ...{ isText: true, note: `${count(travel.people, 'person', 'people')}, ${where}` },
    },
  ];
}

/** The figures of the contract. What is not in it has none. */
export function figuresList(page: PageParts): Markup {
  const figures = [fee(page), ...payments(page), ...set(page), ...travel(page)];
  return html`<dl class="figs n${figures.length}">${figures.map(
    ({ label, value, isText, note }) =>
      html`<div><dt>${label}</dt><dd class="${isText ? 'tx' : 'num'}" dir="auto">${value}</dd>${note && html`<dd class="small muted" dir="auto">${note}</dd>`}</div>`,
  )}</dl>`;
}
