import { expect, it } from 'vitest';
import type { ProposedChange } from '#core/signing/proposal.ts';
import { LYON } from '../../../../tests/support/contracts.ts';
import { clausesOf, printedParagraphs } from '../clauses/clauses-of.ts';
import type { Contract } from '../contract.ts';
import { agreedClauses, placeOfOwn, withAgreed, withChanges } from './with-changes.ts';

const DRESS = { title: 'Dress code', text: 'Black.\nNo logos.' };
const GUESTS = { title: 'Guests', text: 'Two.' };
const OWN: Contract = { ...LYON, ownClauses: [DRESS, GUESTS] };

const printedOf = (contract: Contract, number: number): string[] => {
  const { clauses, figures } = clausesOf(contract);
  const clause = clauses.find((each) => each.number === number);
  return clause ? printedParagraphs(clause, figures) : [];
};
function change(contract: Contract, title: string, after: string[] | null): ProposedChange {
  const clause = clausesOf(contract).clauses.find((each) => each.title === title)?.number ?? 0;
  return { clause, title, before: printedOf(contract, clause), after };
}

it('paragraphs that stay go on being filled in', () => {
  const fee = change(LYON, 'Fee', []);
  const after = [...fee.before, 'In one sum.'];
  const changed = withChanges(LYON, [{ ...fee, after }]) ?? LYON;
  expect(printedOf(changed, fee.clause)).toEqual(after);
  const dearer = { ...changed, deal: { ...changed.deal, fee: 300_000 } };
  expect(printedOf(dearer, fee.clause).join(' ')).toContain('3,000');
});

const CHANGES = [change(OWN, 'Recording and streaming', null), change(OWN, 'Guests', ['Four.'])];
const agreed = agreedClauses(OWN, CHANGES) ?? [];

it('a draft that says the same says it still, and what else was changed in it stays', () => {
  expect(withAgreed(OWN, agreed)).toEqual(withChanges(OWN, CHANGES));
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

it('a clause that is not there as it was when its change was proposed makes none of them', () => {
  const [recording, guests] = CHANGES;
  if (!recording || !guests) throw new Error('Two changes');
  expect(agreedClauses(OWN, [guests, { ...recording, title: 'Radius' }])).toBeNull();
  expect(agreedClauses(OWN, [{ ...guests, before: ['Three.'] }])).toBeNull();
  expect(agreedClauses(OWN, [{ ...guests, clause: 99 }])).toBeNull();
});
