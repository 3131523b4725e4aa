import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyContract, LYON } from '../../../../tests/support/contracts.ts';
import { hasClause } from './clause-events.ts';
import { CLAUSE_IDS } from './clause-ids.ts';
import { clausesOf } from './clauses-of.ts';
import { placeholdersIn } from './fill-text.ts';
import { PLAIN_FOR_CLIENT } from './plain-for-client.ts';

it('every clause says something to the client, and names no figure that there is none of', () => {
  fc.assert(
    fc.property(anyContract, fc.constantFrom(...CLAUSE_IDS), (contract, id) => {
      const { terms, figures } = clausesOf(contract);
      const text = PLAIN_FOR_CLIENT[id]({ contract, terms, has: (one) => hasClause(contract, one) });
      expect(text.length).toBeGreaterThan(20);
      for (const name of placeholdersIn(text)) expect(figures.has(name), name).toBe(true);
    }),
    { numRuns: 300 },
  );
});

it('the client is told what they pay, whatever the deal', () => {
  const { terms } = clausesOf(LYON);
  const fee = (kind: 'flat' | 'door') =>
    PLAIN_FOR_CLIENT.fee({ contract: { ...LYON, deal: { ...LYON.deal, kind } }, terms, has: () => true });
  expect(fee('flat')).toMatch(/^You pay \{fee\}/);
  expect(fee('door')).toMatch(/^You pay \{percent\}/);
});
