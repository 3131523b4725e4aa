import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { checkSealed } from '#core/signing/seal/check-sealed.ts';
import { SAMPLE_KEY } from '#core/signing/seal/sample-key.ts';
import { keyIdOf } from '#core/signing/seal/seal.ts';
import { openPdf, textOf } from '../../tests/support/pdf.ts';
import { readZip } from '../../tests/support/read-zip.ts';
import { verified } from '../../tests/support/sealed-copies.ts';
import { bytesOfBase64 } from './bytes-of-base64.ts';
import { sampleCopies, withOneByteChanged } from './sample-copies.ts';

const SAMPLE = readFileSync('content/samples/sealed-contract.zip');
const bytes = new Uint8Array(SAMPLE);

const found = (copy: Uint8Array) => {
  const publicKey = bytesOfBase64(SAMPLE_KEY);
  const sampleKey = { id: keyIdOf(publicKey), publicKey };
  return checkSealed({ bytes: copy }, { keys: [], sampleKey, verify: verified });
};

it('the sample is as it was sealed, by a key that counts for nothing else', async () => {
  expect(await found(bytes)).toMatchObject({
    ...{ verdict: 'unchanged', difference: 0, key: { is: 'sample' } },
    contract: { title: 'Sample contract', pages: 4 },
  });
  expect(bytes.length).toBeLessThan(200_000);
});

it('the copy beside it is one byte apart: another minute of the client’s signature', async () => {
  const { verdict, headline, bytes: changed } = await found(withOneByteChanged(bytes));
  expect([verdict, headline]).toEqual(['changed', 'One byte was changed after sealing']);
  expect(changed).toMatchObject([{ file: 'events.json', what: 'The time of Sample Client’s signature' }]);
});

it('every page of it says that it is a sample', async () => {
  const files = readZip(SAMPLE);
  for (const name of ['contract.pdf', 'audit.pdf']) {
    const { pages } = await openPdf(files.get(name) ?? new Uint8Array());
    const texts = await Promise.all(pages.map(textOf));
    expect(texts.filter((text) => !/sample/i.test(text))).toEqual([]);
  }
});

it('a sample that can’t be loaded is no sample', async () => {
  vi.stubGlobal('fetch', async () => new Response('gone', { status: 404 }));
  await expect(sampleCopies(new AbortController().signal)).rejects.toThrow('404');
  vi.stubGlobal('fetch', async () => new Response(bytes));
  const [changed, sample] = await sampleCopies(new AbortController().signal);
  expect([changed?.name, sample?.name, sample?.size]).toEqual([
    'sample-changed.zip',
    'sample.zip',
    bytes.length,
  ]);
});
