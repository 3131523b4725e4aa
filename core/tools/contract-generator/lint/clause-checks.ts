import { currenciesIn, mismatchedAmounts } from '#core/amounts-in-text.ts';
import { count } from '#core/count-words.ts';
import { EVENTS } from '#core/gigs/booking.ts';
import { ESSENTIAL_CLAUSES, neededClauses, withClause } from '../clauses/clause-events.ts';
import { CLAUSE_IDS, type ClauseId } from '../clauses/clause-ids.ts';
import { plainTwin, templateOf } from '../clauses/clauses-of.ts';
import { placeholdersIn } from '../clauses/fill-text.ts';
import { labelOf } from '../clauses/library.ts';

import { BLANK } from '../figures.ts';
import type { Check, Finding, Looked } from './check.ts';

const needed: Check = {
  id: 'needed',
  find(looked) {
    const { contract, has } = looked;
    const { event } = contract;
    return neededClauses(event)
      .filter((id) => !has(id))
      .map((id) => ({
        severity: ESSENTIAL_CLAUSES.includes(id) ? 'error' : 'warning',
        ...{ path: `clauses.${id}`, clause: id },
        title: `“${labelOf(id)}” is left out`,
        text: plainTwin(contract, id, looked).protectsHow,
        fix: { label: 'Put it in', change: withClause(contract, id, true) },
      }));
  },
  passed: ({ contract: { event } }) => `Has the clauses that a ${EVENTS[event].toLowerCase()} needs`,
};

const weather: Check = {
  id: 'weather',
  find({ contract, has }) {
    const { setting, guests } = contract.show;
    if (setting === 'indoor') return null;
    return has('weather')
      ? []
      : [
          {
            ...{ severity: 'warning', path: 'clauses.weather', clause: 'weather' },
            title: 'It’s outdoors, and nothing is said about weather',
            text: `${guests > 0 ? `${guests.toLocaleString('en')} guests and rain` : 'Rain'}: who decides, and are you paid?`,
            fix: { label: 'Put it in', change: withClause(contract, 'weather', true) },
          },
        ];
  },
  passed: () => 'Rain is covered',
};

const rider: Check = {
  id: 'rider',
  find({ contract, has }) {
    const isIn = has('technical-rider');
    const { length } = contract.rider;
    if (isIn === length > 0) return isIn ? [] : null;
    return [
      isIn
        ? {
            ...{ severity: 'warning', path: 'rider', clause: 'technical-rider' },
            ...{ title: 'Schedule A is empty', text: 'The clause promises equipment that nobody listed.' },
            ...(!neededClauses(contract.event).includes('technical-rider') && {
              fix: { label: 'Take the clause out', change: withClause(contract, 'technical-rider', false) },
            }),
          }
        : {
            ...{ severity: 'warning', path: 'clauses.technical-rider', clause: 'technical-rider' },
            title: 'The equipment list isn’t in the contract',
            text: `${count(length, 'line')}, but no clause that makes them count.`,
            fix: { label: 'Put it in', change: withClause(contract, 'technical-rider', true) },
          },
    ];
  },
  passed: ({ contract: { rider } }) => `Schedule A has ${count(rider.length, 'line')}`,
};

interface OwnText {
  path: string;
  clause?: ClauseId;
  where: string;
  text: string;
}

/** What the user wrote into clauses. */
function ownTexts({ contract, clauses }: Looked): OwnText[] {
  const numberOf = (id: ClauseId) => clauses.find((clause) => clause.id === id)?.number;
  const edited = CLAUSE_IDS.flatMap((id): OwnText[] => {
    const [words, number] = [contract.wording[id], numberOf(id)];
    if (!words || number === undefined) return [];
    return [{ path: `wording.${id}`, clause: id, where: `Clause ${number}`, text: words.join('\n') }];
  });
  const own = contract.ownClauses.map(({ title, text }, index) => ({
    path: `ownClauses.${index}.text`,
    ...{ where: `“${title}”`, text },
  }));
  return [...edited, ...own];
}

const inOwnTexts = (looked: Looked, find: (own: OwnText) => Finding[]): Finding[] | null => {
  const texts = ownTexts(looked);
  return texts.length === 0 ? null : texts.flatMap(find);
};

/** The signs that name a currency. `$` is that of many. */
function signsOf(currency: string): string[] {
  const sign = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(1)
    .find(({ type }) => type === 'currency')?.value;
  return [currency, ...(sign ? [sign] : [])];
}

const oneCurrency: Check = {
  id: 'one-currency',
  find: (looked) =>
    inOwnTexts(looked, ({ path, clause, where, text }) => {
      const { currency } = looked.contract;
      const known = signsOf(currency);
      return currenciesIn(text)
        .filter((named) => !known.includes(named))
        .map((named) => ({
          ...{ severity: 'error', path, ...(clause && { clause }) },
          title: `${where} names another currency`,
          text: `It says ${named}, the contract is in ${currency}.`,
        }));
    }),
  passed: ({ contract: { currency } }) => `Everything is in ${currency}`,
};

const wordsAndFigures: Check = {
  id: 'words-and-figures',
  find: (looked) =>
    inOwnTexts(looked, ({ path, clause, where, text }) =>
      mismatchedAmounts(text).map(({ words, figures }) => ({
        ...{ severity: 'error', path, ...(clause && { clause }) },
        title: `${where}: words and figures differ`,
        text: `“${words}” is not “${figures}”.`,
      })),
    ),
  passed: () => 'Numbers in words equal those in figures',
};

const placeholders: Check = {
  id: 'placeholders',
  find: (looked) =>
    inOwnTexts(looked, ({ path, clause, where, text }) =>
      placeholdersIn(text).flatMap((name): Finding[] => {
        const at = { path, ...(clause && { clause }) };
        if (!looked.figures.has(name))
          return [
            {
              ...{ severity: 'error', ...at, title: `${where}: there’s no {${name}}` },
              text: 'It’s printed as it is. Choose a placeholder of the list, or write the words.',
            },
          ];
        if (!looked.terms.isOpen && !name.startsWith('clause.') && looked.figures.get(name)?.includes(BLANK))
          return [
            {
              ...{ severity: 'warning', ...at, title: `${where}: {${name}} is empty` },
              text: 'The contract leaves a blank there.',
            },
          ];
        const named = CLAUSE_IDS.find((id) => name === `clause.${id}`);
        return named && !looked.has(named)
          ? [
              {
                ...{ severity: 'error', ...at, title: `${where} names a clause that isn’t there` },
                text: `“${labelOf(named)}” is left out of this contract.`,
              },
            ]
          : [];
      }),
    ),
  passed: () => 'Every placeholder in your wording has a value',
};

const lostSums: Check = {
  id: 'lost-sums',
  find(looked) {
    const { contract, clauses } = looked;
    const edited = clauses.filter(({ id, isEdited }) => id !== null && isEdited);
    const found = edited.flatMap(({ id, number, paragraphs }): Finding[] => {
      if (!id) return [];
      const before = placeholdersIn(templateOf(contract, id, looked.terms).join('\n'));
      const after = placeholdersIn(paragraphs.join('\n'));
      const lost = before.filter((name) => !after.includes(name));
      return lost.length === 0
        ? []
        : [
            {
              ...{ severity: 'warning', path: `wording.${id}`, clause: id },
              title: `Clause ${number} no longer follows the figures`,
              text: `Your wording leaves out ${lost.map((name) => `{${name}}`).join(', ')}. If you change those above, change the clause, too.`,
            },
          ];
    });
    return edited.length === 0 ? null : found;
  },
  passed: () => 'Your wording follows the figures',
};

export const CLAUSE_CHECKS: readonly Check[] = [
  ...[needed, weather, rider, oneCurrency, wordsAndFigures, placeholders, lostSums],
];
