import { expect, it } from 'vitest';
import {
  checked,
  flipped,
  KEY,
  noise,
  OTHER_KEY,
  sealedCopy,
  sealedFiles,
  signedContent,
  verified,
  withFile,
} from '../../../tests/support/sealed-copies.ts';
import { checkSealed } from './check-sealed.ts';
import type { SealProgress } from './seal-report.ts';

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
    expect(report.detail).toMatch(/^Signed by both, completed on 2 November 2026, .*\)\.$/);
    expect(report.checks.map(({ isRight }) => isRight)).toEqual([true, true, true]);
    expect(report.entries.map(({ state }) => state)).toEqual(Array(5).fill('same'));
  }
});

it('names a changed byte, whose it is, and what it said', async () => {
  const record = FILES[2]!.bytes;
  const offset = new TextDecoder('latin1').decode(record).indexOf('T14:00') + 5;
  const { verdict, headline, detail, bytes, advice } = await checked({
    files: withFile(FILES, 'events.json', (is) => flipped(is, offset)),
  });
  expect({ verdict, headline, detail }).toEqual({
    verdict: 'changed',
    headline: 'One byte was changed after sealing',
    detail:
      'The time of Camille Perrin’s signature. It says 14:01:00 UTC, the sealed copy said 14:00:00 UTC.',
  });
  expect(bytes).toMatchObject([{ file: 'events.json', entry: 3, offset }]);
  expect(advice).toBe('Use another copy: each signer can download one.');
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

it('takes a broken seal with the key of the sample for no seal at all', async () => {
  const files = withFile(sealedFiles(CONTENT, OTHER_KEY), 'seal.sig', () => noise(64));
  const report = await checkSealed({ files }, { keys: [KEY], sampleKey: OTHER_KEY, verify: verified });
  expect(report).toMatchObject({ verdict: 'not-genuine', key: { id: OTHER_KEY.id, is: 'sample' } });
});

it('reads what an unknown seal is of, where that can be what it says', async () => {
  const sealedBy = (sent: object) => checked(sealedCopy(signedContent({ sent }), OTHER_KEY));
  expect((await sealedBy({ title: 'Another night' })).contract?.title).toBe('Another night');
  for (const sent of [
    { title: 5 },
    { title: 'x'.repeat(2000) },
    { addendum: { number: 'one', original: {} } },
  ])
    expect((await sealedBy(sent)).contract, JSON.stringify(sent).slice(0, 40)).toBeNull();
});

it('tells how far it is', async () => {
  const copy = { files: withFile(FILES, 'contract.pdf', (bytes) => flipped(bytes, 90)) };
  const seen: SealProgress[] = [];
  await checkSealed(copy, { keys: [KEY], verify: verified, onProgress: (progress) => seen.push(progress) });
  expect([...new Set(seen.map(({ what }) => what))]).toEqual([
    'Reading the copy',
    ...FILES.map(({ name }) => `Checking ${name}`),
    'Looking for the changed byte in contract.pdf',
  ]);
  expect(seen.every(({ done, total }) => done >= 0 && done <= total)).toBe(true);
});

it('does not call a document signed that the record knows nothing of', async () => {
  const files = sealedFiles({ ...CONTENT, document: { name: 'contract.pdf', bytes: noise(5000, 9) } });
  const report = await checked({ files });
  expect(report).toMatchObject({ verdict: 'changed', headline: 'The record doesn’t fit the files' });
  expect(report.checks[0]).toEqual({
    ...{ isRight: false, title: 'contract.pdf isn’t the signed version' },
    detail: 'The record names another hash',
  });
});

it('does not call a record right that doesn’t follow on itself, even under a seal', async () => {
  const entries = CONTENT.entries.toSpliced(1, 1);
  const report = await checked({ files: sealedFiles({ ...CONTENT, entries }) });
  expect(report.verdict).toBe('changed');
  expect(report.checks[1]).toMatchObject({
    ...{ isRight: false, title: 'Entries don’t follow on from each other' },
    detail: 'Entry 2: An entry is missing, doubled or out of place',
  });
});
