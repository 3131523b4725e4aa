import { expect, it } from 'vitest';
import type { CheckedEntry } from '#core/signing/seal/seal-report.ts';
import { checked, sealedCopy } from '../../tests/support/sealed-copies.ts';
import { entriesWords, entryLabel } from './entries-words.ts';

const entries = (...states: CheckedEntry['state'][]): CheckedEntry[] =>
  states.map((state, index) => ({ seq: index + 1, what: 'Opened', who: '', at: '', state }));

it('entries that hold are counted, those that do not are named', () => {
  expect(entriesWords(entries('same', 'same'))).toBe('2 of 2 in order, each tied to the one before.');
  expect(entriesWords(entries('same', 'changed', 'same'))).toBe(
    '2 of 3 hold. Entry 2 doesn’t match its hash in the seal.',
  );
  expect(entriesWords(entries('changed', 'moved', 'changed', 'moved', 'missing', 'added'))).toBe(
    '0 of 6 hold. Entries 1 and 3 don’t match their hashes in the seal. Entry 5 is missing. Entry 6 isn’t under the seal. Entries 2 and 4 aren’t in their places.',
  );
});

it('without a genuine seal no entry is said to hold', () => {
  expect(entriesWords(entries('unknown'))).toBe(
    '1 entry. Without a genuine seal there is nothing to check against.',
  );
});

it('a signature is told with its side, where no other signer has that name', async () => {
  const { contract } = await checked(sealedCopy());
  if (!contract) throw new Error('The copy is of nothing');
  const signed = (who: string, what = 'Signed') => ({ seq: 1, what, who, at: '', state: 'same' }) as const;
  const labels = contract.signers.map(({ name }) => entryLabel(signed(name), contract));
  expect(labels).toEqual(['Signed, artist', 'Signed, client']);
  const signers = contract.signers.map((signer) => ({ ...signer, name: 'Alex' }));
  expect(entryLabel(signed('Alex'), { ...contract, signers })).toBe('Signed');
  expect(entryLabel(signed('Alex'), null)).toBe('Signed');
  expect(entryLabel(signed('Camille Perrin', 'Opened'), contract)).toBe('Opened');
  expect(entryLabel(signed('', ''), contract)).toBe('?');
});
