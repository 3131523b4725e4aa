import { expect, it } from 'vitest';
import { LYON } from '../../../../tests/support/contracts.ts';
import { contractSchema } from '../contract-schema.ts';
import { lintContract } from './lint-contract.ts';

const NO_END = { times: { ...LYON.times, end: '' } };

it.each([
  ['a kind', { overtime: { kind: 'none' } }, 'overtime.kind'],
  ['a sum', { overtime: { kind: 'sum', amount: 0 } }, 'overtime.amount'],
  ['how often', { overtime: { kind: 'multiple', times: 0 } }, 'overtime.times'],
  ['a fee', { overtime: { kind: 'multiple', times: 2 }, deal: { fee: 0 } }, 'deal.fee'],
  ['an end of the set', { overtime: { kind: 'multiple', times: 2 }, ...NO_END }, 'times.end'],
])('overtime that lacks %s leads to its field', (_, part, path) => {
  const { findings } = lintContract(contractSchema.parse({ ...LYON, ...part }), '2026-11-02');
  expect(findings.find(({ id }) => id === 'overtime')?.path).toBe(path);
});
