import { expect, it } from 'vitest';
import { presentableContract } from '#core/tools/contract-generator/presentable-contract.ts';
import { LYON } from '../../../../tests/support/contracts.ts';
import { printedOwn } from './printed-own.ts';

it('own clauses that are printed are known by their places in the draft', () => {
  const ownClauses = [
    { title: '', text: ' ' },
    { title: 'Dress code', text: 'Black.' },
    { title: 'Half', text: '' },
    { title: 'Guests', text: 'Two.' },
  ];
  const draft = { ...LYON, ownClauses };
  const { content, problems } = presentableContract(draft);
  const places = printedOwn(draft, problems);
  expect(places).toEqual([1, 3]);
  expect(content.ownClauses).toEqual(places.map((place) => ownClauses[place]));
});
