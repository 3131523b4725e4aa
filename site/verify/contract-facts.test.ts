import { parseHTML } from 'linkedom';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SealedContract } from '#core/signing/seal/seal-report.ts';
import { checked, sealedCopy } from '../../tests/support/sealed-copies.ts';
import { contractFacts, momentOf, utcMomentOf } from './contract-facts.ts';

beforeEach(() => vi.stubGlobal('document', parseHTML('<main></main>').document));

async function contractWith(changes: Partial<SealedContract> = {}): Promise<SealedContract> {
  const { contract } = await checked(sealedCopy());
  if (!contract) throw new Error('The copy is of nothing');
  return { ...contract, ...changes };
}

const wordsOf = (parts: readonly Element[], tag: string): string[] =>
  parts.flatMap((part) => [...part.querySelectorAll(tag)].map(({ textContent }) => textContent));

it('who signed stands under one term, the first one first', async () => {
  const [client, artist] = [...(await contractWith()).signers].sort((one) =>
    one.role === 'client' ? -1 : 1,
  );
  if (!client || !artist) throw new Error('Nobody signed');
  const facts = contractFacts(await contractWith({ signers: [artist, client] }), true);
  expect(wordsOf(facts, 'dt')).toEqual(['Contract', 'Version', 'Signed']);
  expect(wordsOf(facts, 'b')).toEqual([client.name, artist.name]);
});

it('an addendum is called one', async () => {
  const facts = contractFacts(await contractWith({ title: 'Addendum 1: A night', addendum: 1 }), true);
  expect(wordsOf(facts, 'dt')[0]).toBe('Addendum');
  expect(wordsOf(facts, 'dd')[0]).toBe('Addendum 1: A night');
});

it('what nobody vouches for is called so before it is read', async () => {
  const [claim, facts] = contractFacts(await contractWith(), false);
  expect(claim?.textContent).toContain('We can’t vouch for it.');
  expect(facts?.matches('.is-claimed')).toBe(true);
  const [own, ...others] = contractFacts(await contractWith(), true);
  expect([own?.matches('.is-claimed'), others]).toEqual([false, []]);
});

it('a moment is told in a zone with its offset, in UTC by that name, or as it is written', () => {
  const at = '2026-11-03T13:02:31.000Z';
  expect(momentOf(at, 'Europe/Paris')).toBe('3 November 2026, 14:02:31 (UTC+1)');
  expect(utcMomentOf(at)).toBe('3 November 2026, 13:02:31 (UTC)');
  expect(utcMomentOf('soon')).toBe('soon');
});
