import { expect, it } from 'vitest';
import { recordOf, sentEvent } from '../../../tests/support/envelopes.ts';
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
import type { Entry } from '../envelope.ts';
import { checkSealed } from './check-sealed.ts';
import { entriesText, type NamedBytes } from './seal.ts';
import type { SealProgress } from './seal-report.ts';
import { sealedZip } from './sealed-zip.ts';

const CONTENT = signedContent({ length: 9000 });
const FILES = sealedFiles(CONTENT);
const RECORD = CONTENT.entries;
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A copy whose record is another one. */
const withRecord = (record: readonly Entry[]): NamedBytes[] =>
  withFile(FILES, 'events.json', () => bytesOf(entriesText(record)));

const statesOf = async (files: readonly NamedBytes[]) => {
  const { verdict, headline, detail, entries, difference } = await checked({ files });
  expect({ verdict, difference }).toEqual({ verdict: 'changed', difference: null });
  return { headline, detail, states: entries.map(({ state }) => state).join(' ') };
};

it('tells entries that were removed', async () => {
  expect(await statesOf(withRecord(RECORD.toSpliced(1, 1)))).toEqual({
    headline: 'An entry was removed after sealing',
    detail: 'Entry 2 is missing.',
    states: 'same missing same same same',
  });
  expect(await statesOf(withRecord(RECORD.slice(0, 2)))).toMatchObject({
    headline: '3 entries were removed after sealing',
    detail: 'Entries 3, 4 and 5 are missing.',
  });
});

it('tells entries that were moved, and only these', async () => {
  const [first, second, third, fourth, fifth] = RECORD as [Entry, Entry, Entry, Entry, Entry];
  expect(await statesOf(withRecord([first, third, fourth, second, fifth]))).toEqual({
    headline: 'An entry was moved after sealing',
    detail: 'Entry 2 isn’t in its place.',
    states: 'same moved same same same',
  });
  const swapped = await statesOf(withRecord([first, fifth, third, fourth, second]));
  expect(swapped.headline).toBe('2 entries were moved after sealing');
});

it('tells an entry that is there twice, one of another contract, and one in the place of another', async () => {
  const twice = await statesOf(withRecord(RECORD.toSpliced(3, 0, RECORD[1]!)));
  expect(twice).toMatchObject({
    headline: 'An entry was added after sealing',
    states: 'same same same added same same',
  });
  const [foreign] = recordOf([sentEvent(1, { title: 'Another night' })]);
  expect((await statesOf(withRecord([...RECORD, foreign!]))).states).toBe('same same same same same added');
  expect(await statesOf(withRecord(RECORD.with(2, foreign!)))).toMatchObject({
    headline: 'An entry was removed after sealing',
    states: 'same same added missing same same',
  });
});

it('tells an entry with more than one other byte by its number', async () => {
  const other = { ...RECORD[2]!, at: '2026-11-02T18:55:44.333Z' };
  const { headline, detail, states } = await statesOf(withRecord(RECORD.with(2, other)));
  expect({ headline, detail, states }).toEqual({
    headline: 'An entry was changed after sealing',
    detail: 'Entry 3 doesn’t match its hash in the seal.',
    states: 'same same changed same same',
  });
});

it('puts each entry right by its own hash, several in one block', async () => {
  const text = entriesText(RECORD);
  const changed = text
    .replace('T14:00', 'T19:00')
    .replace('T15:00', 'T15:70')
    .replace(`"hash":"${RECORD[4]!.hash}`, `"hash":"${'0'.repeat(64)}`);
  const report = await checked({ files: withFile(FILES, 'events.json', () => bytesOf(changed)) });
  const places = [...text].flatMap((character, offset) => (character === changed[offset] ? [] : [offset]));
  // Of letters with an accent, which are before, bytes are one more each.
  const before = bytesOf(text).length - text.length;
  expect(report.bytes.map(({ offset }) => offset)).toEqual(places.map((offset) => offset + before));
  expect(report).toMatchObject({ verdict: 'changed', difference: places.length });
  expect(report.entries.map(({ state, at }) => `${state} ${at.slice(11, 16)}`)).toEqual([
    ...['same 12:00', 'same 13:00', 'changed 14:00', 'changed 15:00', 'changed 16:00'],
  ]);
});

it('reads a record that was laid out in another way, and says that its file is another', async () => {
  const laidOut = withFile(FILES, 'events.json', () => bytesOf(JSON.stringify(RECORD, null, 2)));
  const report = await checked({ files: laidOut });
  expect(report.entries.every(({ state }) => state === 'same')).toBe(true);
  expect(report).toMatchObject({ verdict: 'changed', headline: 'events.json was changed after sealing' });
  expect(report.checks[1]).toMatchObject({
    isRight: false,
    title: 'Entries match the seal, their file doesn’t',
  });
});

it('names files that are missing, emptied, cut, longer or changed all over', async () => {
  const without = await checked({ files: FILES.filter(({ name }) => name !== 'contract.pdf') });
  expect(without).toMatchObject({
    ...{ verdict: 'changed', headline: 'contract.pdf is missing' },
    detail: 'The seal covers contract.pdf, but this copy doesn’t have it.',
  });
  expect(without.checks[0]).toEqual({ isRight: false, title: 'contract.pdf is missing', detail: '' });

  const fileAfter = async (change: (bytes: Uint8Array) => Uint8Array) => {
    const { verdict, files } = await checked({ files: withFile(FILES, 'contract.pdf', change) });
    expect(verdict).toBe('changed');
    return { words: files[0]?.words, blocks: files[0]?.blocks.join(' ') };
  };
  expect(await fileAfter(() => new Uint8Array())).toEqual({
    ...{ words: 'Cut off after 0 bytes', blocks: 'missing missing missing' },
  });
  expect(await fileAfter((bytes) => bytes.slice(0, 5000))).toEqual({
    ...{ words: 'Cut off after 5,000 bytes', blocks: 'same missing missing' },
  });
  expect(await fileAfter((bytes) => Uint8Array.from([...bytes, 1, 2]))).toEqual({
    ...{ words: '2 bytes added at its end', blocks: 'same same same' },
  });
  expect(await fileAfter((bytes) => Uint8Array.from([...bytes].toSpliced(5000, 1)))).toEqual({
    ...{ words: '1 byte removed, 1 block changed', blocks: 'same changed same' },
  });
  expect(await fileAfter((bytes) => Uint8Array.from([...bytes].toSpliced(5000, 0, 9)))).toEqual({
    ...{ words: '1 byte added, 1 block changed', blocks: 'same changed same' },
  });
  expect(await fileAfter((bytes) => flipped(flipped(bytes, 8200), 8201))).toEqual({
    ...{ words: 'More than one byte in block 3', blocks: 'same same changed' },
  });
});

it('counts the blocks of a document that is another one, and looks for no bytes there', async () => {
  const files = sealedFiles(signedContent({ length: 45_000 }));
  const other = withFile(files, 'contract.pdf', (bytes) => Uint8Array.from(bytes).fill(7, 100, 40_000));
  const seen: string[] = [];
  const onProgress = ({ what }: SealProgress) => seen.push(what);
  const report = await checkSealed({ files: other }, { keys: [KEY], verify: verified, onProgress });
  expect(seen.filter((what) => what.startsWith('Looking'))).toEqual([]);
  expect(report).toMatchObject({
    ...{ headline: 'contract.pdf was changed after sealing', detail: 'contract.pdf: 10 blocks changed.' },
    ...{ difference: null, bytes: [] },
  });
});

it('finds the byte of one block where another block has more of them, and does not call that all', async () => {
  const changed = (bytes: Uint8Array) => flipped(flipped(flipped(bytes, 10), 8200), 8201);
  const report = await checked({ files: withFile(FILES, 'contract.pdf', changed) });
  expect(report).toMatchObject({
    ...{ headline: 'contract.pdf was changed after sealing', difference: null },
    bytes: [{ file: 'contract.pdf', offset: 10 }],
  });
  expect(report.files[0]?.words).toBe('2 blocks changed');
});

it('finds single bytes in several blocks and files', async () => {
  const files = withFile(FILES, 'contract.pdf', (bytes) => flipped(flipped(bytes, 10), 8999, 3));
  const report = await checked({ files: withFile(files, 'audit.pdf', (bytes) => flipped(bytes, 77)) });
  expect(report).toMatchObject({ headline: '3 bytes were changed after sealing', difference: 3 });
  expect(report.bytes.map(({ file, offset }) => [file, offset])).toEqual([
    ['contract.pdf', 10],
    ['contract.pdf', 8999],
    ['audit.pdf', 77],
  ]);
  expect(report.checks.map(({ isRight }) => isRight)).toEqual([false, true, true, false]);
});

it('does not take the seal of one contract for the files of another', async () => {
  const own = sealedFiles(signedContent({ length: 90 }));
  const other = sealedFiles(signedContent({ length: 90, seed: 5, sent: { title: 'Another night' } }));
  const mixed = [...other.slice(0, 3), ...own.slice(3)];
  const report = await checked({ files: mixed });
  expect(report.verdict).toBe('changed');
  expect(report.files.map(({ state }) => state)).toEqual(['changed', 'changed', 'changed', 'same', 'same']);
  const swapped = [...own.slice(0, 4), other[4]!];
  expect(await checked({ files: swapped })).toMatchObject({
    ...{ verdict: 'not-genuine', headline: 'Not sealed by Deckhand', key: { id: KEY.id, is: 'known' } },
  });
});

it('knows no other key by its name, and no seal that was made again', async () => {
  const forged = sealedFiles(signedContent({ length: 9000, sent: { title: 'Forged' } }), OTHER_KEY);
  expect((await checked({ files: forged })).verdict).toBe('unknown-key');
  const renamed = withFile(forged, 'seal.json', (bytes) =>
    bytesOf(new TextDecoder().decode(bytes).replace(OTHER_KEY.id, KEY.id)),
  );
  const report = await checked({ files: renamed });
  expect(report).toMatchObject({ verdict: 'not-genuine', bytes: [], difference: null });
  expect(report.files.every(({ state }) => state === 'unknown')).toBe(true);
  expect(report.entries.every(({ state }) => state === 'unknown')).toBe(true);
});

it('says how far a ZIP is cut off, at any length', async () => {
  const copy = sealedZip(FILES);
  const verdicts = new Set<string>();
  for (let length = 4; length < copy.length; length += length > copy.length - 600 ? 7 : 211) {
    const { verdict, headline } = await checked(copy.slice(0, length));
    verdicts.add(`${verdict}: ${headline}`);
  }
  expect([...verdicts]).toEqual(['not-sealed: This copy is cut off', 'changed: This copy is cut off']);
});

it('mends a seal of which several bytes are damaged, as long as the files are whole', async () => {
  const damaged = withFile(FILES, 'seal.json', (bytes) => Uint8Array.from(bytes).fill(0, 20, 90));
  const report = await checked(sealedZip(damaged));
  expect(report).toMatchObject({ verdict: 'changed', difference: 70, key: { id: KEY.id, is: 'known' } });
  expect(report.bytes).toHaveLength(64);
  expect(report.files.map(({ state }) => state)).toEqual(['same', 'same', 'same', 'changed', 'same']);
  expect(report.checks[2]).toMatchObject({ isRight: false, title: 'The seal is genuine, but damaged' });
});

it('takes an empty document for what it is', async () => {
  expect(await checked(sealedCopy(signedContent({ length: 0 })))).toMatchObject({ verdict: 'unchanged' });
});
