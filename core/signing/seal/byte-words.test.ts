import { expect, it } from 'vitest';
import { DECKHAND, sentEvent, signature } from '../../../tests/support/envelopes.ts';
import {
  checked,
  flipped,
  sealedFiles,
  sha256Of,
  signedContent,
} from '../../../tests/support/sealed-copies.ts';
import { chained } from '../entry-chain.ts';
import type { Entry, EnvelopeEvent } from '../envelope.ts';
import { sealedZip } from './sealed-zip.ts';

const CAMILLE = { role: 'client', name: 'Camille Perrin' } as const;
const FROM = { address: '192.0.2.7', agent: 'Firefox/140.0 (Windows)', zone: 'Europe/Paris' };

function record(): Entry[] {
  const entries: Entry[] = [];
  const add = (at: string, by: Entry['by'], event: EnvelopeEvent, from: Entry['from'] = null) =>
    entries.push(chained(entries.at(-1), { envelope: 'env_one', at, by, from, event }));
  add('2026-11-02T12:00:00.000Z', DECKHAND, sentEvent(1, { note: 'See you there' }));
  add('2026-11-03T13:02:31.480Z', CAMILLE, { type: 'signed', ...signature('client') }, FROM);
  add('2026-11-03T13:05:00.000Z', CAMILLE, { type: 'commented', role: 'client', words: WORDS });
  return entries;
}

const WORDS =
  'Until later. We will be seven of us and leave by the end of the night, all of us together, and not before.';

const FILES = sealedFiles({ ...signedContent({ length: 90 }), entries: record() });
const COPY = sealedZip(FILES);

/** What is said of the copy where the last byte of this text, after the other, is another. */
async function wordsFor(file: string, after: string, text: string, change = 1) {
  const { bytes } = FILES.find(({ name }) => name === file)!;
  const all = Buffer.from(bytes);
  const offset = Math.max(0, all.indexOf(text, all.indexOf(after)) + Buffer.byteLength(text) - 1);
  const changed = sealedZip(
    FILES.map((each) => (each.name === file ? { name: file, bytes: flipped(bytes, offset, change) } : each)),
  );
  const report = await checked(changed);
  expect(report.bytes[0]).toMatchObject({ file, offset });
  const { what, text: said } = report.bytes[0]!;
  return said ? `${what}: ${said.is} < ${said.was}` : what;
}

const SIGNED = '"at":"2026-11-03T13:02';
const inRecord = (text: string, after = '', change = 1) => wordsFor('events.json', after, text, change);

it('says what a byte of the record belongs to, and what that said', async () => {
  expect(await inRecord('13:02:31', SIGNED, 2)).toBe(
    'The time of Camille Perrin’s signature: 13:02:33 UTC < 13:02:31 UTC',
  );
  expect(await inRecord('31.48', SIGNED)).toBe(
    'The time of Camille Perrin’s signature: 13:02:31.490 UTC < 13:02:31.480 UTC',
  );
  expect(await inRecord('2026-11-03', SIGNED)).toBe(
    'The time of Camille Perrin’s signature: 2026-11-02 13:02:31 UTC < 2026-11-03 13:02:31 UTC',
  );
  expect(await inRecord('2026-', SIGNED)).toBe(
    'The time of Camille Perrin’s signature: 2026,11-03T13:02:31.480Z < 2026-11-03T13:02:31.480Z',
  );
  expect(await inRecord('I agree')).toBe('What Camille Perrin agreed to: I agred. < I agree.');
  expect(await inRecord('192.0.2.7')).toBe(
    'The network address of Camille Perrin’s signature: 192.0.2.6 < 192.0.2.7',
  );
  expect(await inRecord('"name":"Camille Perrin', '"consent"')).toBe(
    'The name under Camille Perrin’s signature: Camille Perrio < Camille Perrin',
  );
  expect(await inRecord('Électrique')).toBe(
    'The title of the contract: Nuits Électriquds, 12 Dec 2026 < Nuits Électriques, 12 Dec 2026',
  );
  expect(await inRecord('See you there')).toBe('The note to the client: See you therd < See you there');
  expect(await inRecord('mara@')).toBe(
    'The mail address of Mara Novak: maraAdjnova.example < mara@djnova.example',
  );
  expect(await inRecord('"size":9')).toBe('Entry 1, Sent: event.document.size: 80000 < 90000');
  expect(await inRecord('"kind')).toBe('The layout of Camille Perrin’s signature');
  expect(await inRecord('[')).toBe('The layout of the record');
});

it('shows of a long text the part that is another', async () => {
  expect(await inRecord('by the end of')).toBe(
    'Entry 3, Comment: event.words: …n of us and leave by the end og the night, all of us togethe… < ' +
      '…n of us and leave by the end of the night, all of us togethe…',
  );
});

it('says what a byte of the seal, of a document or of the ZIP belongs to', async () => {
  const inSeal = (text: string, after = '') => wordsFor('seal.json', after, text);
  expect(await inSeal('"size":90')).toBe('The size of contract.pdf: 91 < 90');
  expect(await inSeal('"name":"audit')).toBe('The name of audit.pdf: audiu.pdf < audit.pdf');
  expect(await inSeal('deckhand-3')).toMatch(/^The name of the key: deckhand-2/);
  expect(await inSeal('env_one')).toBe('The envelope in the seal: env_ond < env_one');
  expect(await inSeal('"format')).toBe('The layout of the seal');
  const [first] = record();
  expect(await inSeal(first!.hash.slice(0, 20), '"entries"')).toMatch(/^The hash of entry 1: /);
  expect(await inSeal('"contract', '"blocks"')).toBe('The layout of the seal');
  expect(await inSeal(`"${sha256Of(FILES[1]!.bytes).slice(0, 9)}`, '"blocks"')).toMatch(
    /^The hash of block 1 of audit.pdf: /,
  );
  expect(await wordsFor('seal.sig', '', '')).toBe('The signature of the seal');
  expect(await wordsFor('contract.pdf', '', '')).toBe('A byte of contract.pdf');
});

it('names fields of the ZIP', async () => {
  const what = async (offset: number) => (await checked(flipped(COPY, offset))).bytes[0]?.what;
  const directory = COPY.length - 22 - FILES.reduce((sum, { name }) => sum + 46 + name.length, 0);
  expect(await what(0)).toBe('The mark of contract.pdf in the ZIP');
  expect(await what(14)).toBe('The checksum of contract.pdf in the ZIP');
  expect(await what(30)).toBe('The name of contract.pdf in the ZIP');
  expect(await what(directory + 42)).toBe('The place of contract.pdf in the ZIP’s directory');
  expect(await what(directory + 16)).toBe('The checksum of contract.pdf in the ZIP’s directory');
  expect(await what(COPY.length - 6)).toBe('The place of the directory of the ZIP');
});
