import { expect, it } from 'vitest';
import { LYON } from '../../../../tests/support/contracts.ts';
import { clausesOf, printedParagraphs } from '../clauses/clauses-of.ts';
import type { Contract } from '../contract.ts';
import { agreedClauses, placeOfOwn, withAgreed, withChanges } from './with-changes.ts';

const DRESS = { title: 'Dress code', text: 'Black.\nNo logos.' };
const GUESTS = { title: 'Guests', text: 'Two.' };
const OWN: Contract = { ...LYON, ownClauses: [DRESS, GUESTS] };

const numberOf = (contract: Contract, title: string): number =>
  clausesOf(contract).clauses.find((clause) => clause.title === title || clause.id === title)?.number ?? 0;
const printedOf = (contract: Contract, number: number): string[] => {
  const { clauses, figures } = clausesOf(contract);
  const clause = clauses.find((each) => each.number === number);
  return clause ? printedParagraphs(clause, figures) : [];
};

it('paragraphs that stay go on being filled in', () => {
  const fee = numberOf(LYON, 'fee');
  const before = printedOf(LYON, fee);
  const changed = withChanges(LYON, [{ clause: fee, after: [...before, 'In one sum.'] }]);
  expect(printedOf(changed, fee)).toEqual([...before, 'In one sum.']);
  const dearer = { ...changed, deal: { ...changed.deal, fee: 300_000 } };
  expect(printedOf(dearer, fee).join(' ')).toContain('3,000');
});

const agreed = agreedClauses(OWN, [
  { clause: numberOf(OWN, 'recording'), after: null },
  { clause: numberOf(OWN, 'Guests'), after: ['Four.'] },
]);

it('a draft that says the same says it still, and what else was changed in it stays', () => {
  expect(withAgreed(OWN, agreed)).toEqual(
    withChanges(OWN, [
      { clause: numberOf(OWN, 'recording'), after: null },
      { clause: numberOf(OWN, 'Guests'), after: ['Four.'] },
    ]),
  );
  const draft: Contract = {
    ...OWN,
    sockets: 6,
    clauses: { radius: true, insurance: true },
    wording: { recording: ['Only clips.'], travel: ['By train.'] },
    ownClauses: [{ title: '', text: '' }, GUESTS, DRESS],
  };
  const changed = withAgreed(draft, agreed);
  expect(changed).toEqual({
    ...draft,
    clauses: { radius: true, insurance: true, recording: false },
    ownClauses: [{ title: '', text: '' }, { title: 'Guests', text: 'Four.' }, DRESS],
  });
});

it('words that were typed over in a draft make way for those that were agreed; a clause that is gone stays gone', () => {
  const own = (ownClauses: Contract['ownClauses']) => withAgreed({ ...OWN, ownClauses }, agreed).ownClauses;
  const now = { title: 'Guests', text: 'Four.' };
  expect(own([DRESS, { title: 'Guests ', text: 'Three, at most' }])).toEqual([DRESS, now]);
  expect(own([{ title: 'Guest list', text: 'Two.\n' }])).toEqual([now]);
  expect(own([DRESS])).toEqual([DRESS]);
});

it('of two own clauses that say the same, the one at its place is meant', () => {
  const clauses = [GUESTS, DRESS, GUESTS];
  expect(placeOfOwn(clauses, { place: 2, was: GUESTS })).toBe(2);
  expect(placeOfOwn(clauses, { place: 1, was: GUESTS })).toBe(0);
  expect(placeOfOwn([null, DRESS], { place: 0, was: GUESTS })).toBe(-1);
});
