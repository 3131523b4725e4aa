import { expect, it } from 'vitest';
import {
  checked,
  flipped,
  OTHER_KEY,
  type SealedContent,
  sealedCopy,
  sealedFiles,
  sha256Of,
  signedContent,
  withFile,
} from '../../../tests/support/sealed-copies.ts';
import { compareSealed } from './compare-sealed.ts';

const CONTENT = signedContent({ length: 90 });
const FILES = sealedFiles(CONTENT);
const reportOf = (content: SealedContent) => checked(sealedCopy(content));
const changedBy = (...offsets: number[]) =>
  checked({
    files: withFile(FILES, 'contract.pdf', (bytes) => offsets.reduce((is, at) => flipped(is, at), bytes)),
  });

const addendumTo = (original: SealedContent): SealedContent =>
  signedContent({
    ...{ length: 70, seed: 3, name: 'addendum.pdf', envelope: 'env_two' },
    sent: {
      addendum: {
        number: 1,
        original: { envelope: 'env_one', version: 1, sha256: sha256Of(original.document.bytes) },
      },
    },
  });

it('says how far two copies of a contract are apart, and which is whole', async () => {
  const whole = await reportOf(CONTENT);
  expect(compareSealed(await changedBy(7), whole)).toEqual({
    headline: 'Two copies, one byte apart',
    detail: 'The second copy is as it was sealed, the first copy isn’t.',
  });
  const several = await checked({
    files: withFile(
      withFile(FILES, 'contract.pdf', (bytes) => flipped(bytes, 1)),
      'audit.pdf',
      (bytes) => flipped(bytes, 2),
    ),
  });
  expect(compareSealed(whole, several).headline).toBe('Two copies, 2 bytes apart');
  expect(compareSealed(whole, await changedBy(3, 4)).headline).toBe('Two copies, one of them changed');
  expect(compareSealed(whole, whole)).toMatchObject({
    ...{ headline: 'Two copies, both unchanged', detail: 'Both are as they were sealed.' },
  });
  expect(compareSealed(several, several)).toMatchObject({ headline: 'Two copies, both changed', detail: '' });
  const unknown = await checked(sealedCopy(CONTENT, OTHER_KEY));
  expect(compareSealed(unknown, several).headline).toBe('Two copies, neither confirmed');
  expect(compareSealed(unknown, whole).headline).toBe('Two copies, one sealed by Deckhand');
});

it('tells the contract that an addendum belongs to by the hash of its document', async () => {
  const [contract, addendum] = [await reportOf(CONTENT), await reportOf(addendumTo(CONTENT))];
  expect(addendum.contract).toMatchObject({ addendum: 1, document: 'addendum.pdf' });
  for (const pair of [[contract, addendum] as const, [addendum, contract] as const])
    expect(compareSealed(...pair)).toEqual({
      headline: 'The addendum belongs to this contract',
      detail: 'Both are as they were sealed.',
    });
  expect(compareSealed(await changedBy(9), addendum)).toMatchObject({
    detail: 'The addendum is as it was sealed, the contract isn’t.',
  });
  const claimed = await checked(sealedCopy(addendumTo(CONTENT), OTHER_KEY));
  expect(compareSealed(contract, claimed).headline).toBe(
    'The addendum says that it belongs to this contract',
  );
  const other = signedContent({ length: 90, seed: 8, envelope: 'env_three' });
  expect(compareSealed(await reportOf(other), addendum)).toMatchObject({
    headline: 'The addendum changes another signed contract',
  });
  expect(compareSealed(await reportOf(other), contract).headline).toBe('Two contracts, signed separately');
});

it('compares nothing with what can’t be read', async () => {
  const [contract, soup] = [await reportOf(CONTENT), await checked(new Uint8Array(9))];
  expect(compareSealed(soup, contract)).toMatchObject({
    detail: 'One of them doesn’t say which contract it is of.',
  });
  expect(compareSealed(soup, soup).detail).toBe('Neither says which contract it is of.');
});
