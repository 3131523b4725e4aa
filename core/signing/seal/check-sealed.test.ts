import { expect, it } from 'vitest';
import {
  checked,
  flipped,
  KEY,
  OTHER_KEY,
  sealedCopy,
  sealedFiles,
  signedContent,
  verified,
  withFile,
} from '../../../tests/support/sealed-copies.ts';
import { checkSealed } from './check-sealed.ts';

const CONTENT = signedContent();
const FILES = sealedFiles(CONTENT);

it('finds nothing wrong with a copy as it was made, as a ZIP and as its files', async () => {
  for (const copy of [sealedCopy(CONTENT), { files: FILES }]) {
    const report = await checked(copy);
    expect(report).toMatchObject({
      ...{ verdict: 'unchanged', headline: 'Unchanged since it was sealed', difference: 0, bytes: [] },
      key: { id: KEY.id, is: 'known' },
      contract: { envelope: 'env_one', title: 'Nuits Électriques, 12 Dec 2026', pages: 7, addendum: null },
    });
    expect(report.checks.map(({ isRight }) => isRight)).toEqual([true, true, true]);
    expect(report.entries.map(({ state }) => state)).toEqual(Array(5).fill('same'));
  }
});

it('names a changed byte, whose it is, and what it said', async () => {
  const record = FILES[2]!.bytes;
  const offset = new TextDecoder('latin1').decode(record).indexOf('T14:00') + 5;
  const { verdict, headline, detail, bytes } = await checked({
    files: withFile(FILES, 'events.json', (is) => flipped(is, offset)),
  });
  expect({ verdict, headline, detail }).toEqual({
    verdict: 'changed',
    headline: 'One byte was changed after sealing',
    detail:
      'The time of Camille Perrin’s signature. It says 14:01:00 UTC, the sealed copy said 14:00:00 UTC.',
  });
  expect(bytes).toMatchObject([{ file: 'events.json', entry: 3, offset }]);
});

it('says whose seal it can’t tell, and of the sample that it proves nothing', async () => {
  const copy = { bytes: sealedCopy(CONTENT, OTHER_KEY) };
  expect(await checked(copy)).toMatchObject({
    ...{ verdict: 'unknown-key', headline: `We don’t know the key ${OTHER_KEY.id}` },
    key: { id: OTHER_KEY.id, is: 'unknown' },
  });
  expect(await checked(copy, [])).toMatchObject({
    ...{ verdict: 'unknown-key', headline: 'This page hasn’t got Deckhand’s public keys yet' },
  });
  const sample = await checkSealed(copy, { keys: [KEY], sampleKey: OTHER_KEY, verify: verified });
  expect(sample).toMatchObject({ verdict: 'unchanged', key: { id: OTHER_KEY.id, is: 'sample' } });
  expect(sample.detail).toContain('proves nothing');
});
