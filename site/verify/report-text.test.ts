import { expect, it } from 'vitest';
import { checked, flipped, sealedFiles, signedContent, withFile } from '../../tests/support/sealed-copies.ts';
import { reportName, reportText } from './report-text.ts';

const NOW = new Date('2026-11-26T15:00:00Z');
const FILES = sealedFiles(signedContent());

it('a report says what was found, in plain text', async () => {
  const files = withFile(FILES, 'seal.sig', (bytes) => flipped(bytes, 5));
  const report = await checked({ files });
  const text = reportText({ name: 'contract.zip', size: 12_345, report, document: null }, NOW);
  expect(text).toMatch(
    /^Check of a sealed copy\n\nCopy: +contract\.zip, 12 kB\nChecked: 26 November 2026, 15:00:00 \(UTC\),/,
  );
  for (const line of [
    report.headline,
    `What to do: ${report.advice}`,
    '  Nuits Électriques, 12 Dec 2026',
    '  Version 1, record env_one',
    '  [ok] Entries match the seal. Nothing added, removed or moved',
    '  [!!] The seal is genuine, but damaged. seal.sig, byte 5',
    '  contract.pdf, 5,000 bytes: Same',
    `    SHA-256 ${report.files[0]?.sha256}`,
  ])
    expect(text.split('\n')).toContain(line);
  expect(text).toMatch(
    /\n {2}seal\.sig, byte 5: is [0-9a-f]{2}.*, was [0-9a-f]{2}.*\. The signature of the seal\.\n/,
  );
  expect(text).toMatch(/\n {2}1\. Sent, .*:\d\d \(UTC\), as sealed\n/);
  expect(text).toMatch(/\n {2}Signed by .* \(client\), .*\n {2}Signed by .* \(artist\), /);
});

it('a number of changed bytes is not taken for a size', async () => {
  const report = await checked({ files: withFile(FILES, 'contract.pdf', (bytes) => flipped(bytes, 9)) });
  const text = reportText({ name: 'a.zip', size: 1, report, document: null }, NOW);
  expect(text).toContain('\n  contract.pdf, 5,000 bytes: 1 byte changed\n');
});

it('a report of the sample says so first', async () => {
  const report = await checked({ files: FILES });
  const key = { id: 'deckhand-00000000', is: 'sample' as const };
  const text = reportText({ name: 'a.zip', size: 1, report: { ...report, key }, document: null }, NOW);
  expect(text.split('\n')[2]).toBe('This is Deckhand’s sample. It proves nothing.');
});

it('what a copy says can’t pass for a line of the report', async () => {
  const report = await checked({ files: FILES });
  const contract = report.contract && {
    ...report.contract,
    title: 'A night\n\nUnchanged since it was sealed',
  };
  const name = 'a\n[ok] b.zip';
  const text = reportText({ name, size: 1, report: { ...report, contract }, document: null }, NOW);
  expect(text).toContain('\n  A night Unchanged since it was sealed\n');
  expect(text).toContain('a [ok] b.zip');
});

it('a report says where nobody vouches for a contract but the copy itself', async () => {
  const report = await checked({ files: FILES }, []);
  const text = reportText({ name: 'a.zip', size: 1, report, document: null }, NOW);
  expect(text).toContain('\nContract, as the file says itself\n');
});

it('a report is named after its copy', () => {
  expect(['NOV-2026-031-v4.zip', 'a/b:c.ZIP', '5 files'].map(reportName)).toEqual([
    ...['NOV-2026-031-v4-report.txt', 'a-b-c-report.txt', '5 files-report.txt'],
  ]);
});
