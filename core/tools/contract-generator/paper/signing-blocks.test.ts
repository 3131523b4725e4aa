import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TextItem } from '#core/paper/page.ts';
import { writePdf } from '#core/paper/write-pdf.ts';
import type { PrintedSignature } from '#core/signing/signature.ts';
import { anySigning, LYON, laidOutContract } from '../../../../tests/support/contracts.ts';
import { linesOf, textsOf } from '../../../../tests/support/paper.ts';
import { openPdf, partsOfRole, readingOf } from '../../../../tests/support/pdf.ts';
import { CAMILLE, DRAWN, SHA256 } from '../../../../tests/support/signatures.ts';
import { contractSchema } from '../contract-schema.ts';
import type { PrintedSigning } from './contract-parts.ts';

const MARA: PrintedSignature = {
  ...{ name: 'Mara Novak', title: '', signature: DRAWN, at: '2026-11-04T08:11:05Z', zone: '' },
};
const SIGNED: PrintedSigning = { version: 2, sha256: SHA256, signatures: { client: CAMILLE, artist: MARA } };
const LIABLE = { client: { ...LYON.client, isSignerLiable: true } };

const printed = (signing: PrintedSigning | undefined, more: object = {}) =>
  laidOutContract(contractSchema.parse({ ...LYON, ...more }), signing && { signing });

/** What stands around the lines to sign on, run by run. */
function signatures(signing: PrintedSigning | undefined, more: object = {}): TextItem[] {
  const { laidOut } = printed(signing, more);
  const page = laidOut.bookmarks.find(({ title }) => title === 'Signatures')?.page ?? 0;
  const texts = textsOf(laidOut, page);
  const begins = texts.findIndex(({ asRead }) => asRead.startsWith('By signing'));
  const ends = texts.findIndex(({ asRead }) => asRead.startsWith('Made from'));
  return texts.slice(begins + 1, ends);
}
const said = (...asked: Parameters<typeof signatures>): string[] =>
  signatures(...asked).map(({ asRead }) => asRead);

describe('the lines to sign on', () => {
  it('have the signatures of both sides, their names and when they signed', () => {
    expect(said(SIGNED)).toEqual([
      ...['Artist', 'Mara Novak'],
      ...['Signature: Mara Novak', '4 November 2026, 08:11:05 (UTC)'],
      ...['Client', 'Festival Société Lumière SAS', 'Camille Perrin'],
      ...['Signature: Camille Perrin, Head of booking', '3 November 2026, 14:02:31 (UTC+1)'],
    ]);
  });

  it('stay empty for a side that has not signed', () => {
    const empty = said(undefined);
    expect(said({ ...SIGNED, sha256: null, signatures: {} })).toEqual(empty);
    const half = said({ ...SIGNED, signatures: { client: CAMILLE } });
    expect(half.slice(0, 4)).toEqual(empty.slice(0, 4));
    expect(half.slice(4)).toEqual(said(SIGNED).slice(4));
  });

  it('are signed twice by a client who is liable in person', () => {
    expect(said(SIGNED, LIABLE).slice(9)).toEqual([
      ...['Camille Perrin', 'Signature, personally: Camille Perrin', '3 November 2026, 14:02:31 (UTC+1)'],
    ]);
    expect(said({ ...SIGNED, signatures: {} }, LIABLE)).toContain('Signature, personally: Camille Perrin');
  });

  it.each([
    ['Camille Perrin', 'yellowtail-latin-400-normal.woff'],
    ['Michał Żak', 'yellowtail-latin-ext-400-normal.woff'],
    ['Camille Перрен', 'inter-cyrillic-400-normal.woff'],
    ['山田 太郎', 'dela-gothic-one'],
  ])('have the name of %s in the script, or all of it as it is written', (name, file) => {
    const runs = signatures({ ...SIGNED, signatures: { client: { ...CAMILLE, name } } }).filter(
      ({ size }) => size > 11,
    );
    expect(runs.map(({ asRead }) => asRead).join('')).toBe(name);
    expect(runs.some((run) => run.file.startsWith(file))).toBe(true);
    const isScript = file.startsWith('yellowtail');
    for (const run of runs) expect(run.file.startsWith('yellowtail')).toBe(isScript);
  });

  it.each([
    'Maximiliane Friederike von Hohenlohe-Waldenburg-Schillingsfürst zu Bartenstein',
    '王'.repeat(80),
    'نور الهدى محمود بن عبد العزيز بن عبد الرحمن بن فيصل بن تركي بن عبد الله',
  ])('are long enough for %s, which is written out below', (name) => {
    const texts = signatures({ ...SIGNED, signatures: { client: { ...CAMILLE, name } } });
    const label = texts.findLastIndex(({ asRead }) => asRead.startsWith('Signature'));
    const begins = texts.findIndex(({ asRead }) => asRead.startsWith('Festival'));
    const written = texts.slice(begins + 1, label);
    expect(new Set(written.map(({ baseline }) => baseline)).size).toBe(1);
    expect(written.length).toBeGreaterThan(0);
    const left = texts[label]?.x ?? 0;
    for (const { x, width } of written) {
      expect(x).toBeGreaterThanOrEqual(left);
      expect(x + width).toBeLessThan(595.28 - 56);
    }
  });
});

it('no signature, whatever its name and title, is set over anything else', () => {
  fc.assert(
    fc.property(anySigning, (signing) => {
      const texts = signatures(signing, LIABLE);
      for (const [index, one] of texts.entries())
        for (const other of texts.slice(index + 1)) {
          const isBeside = one.x + one.width <= other.x + 0.5 || other.x + other.width <= one.x + 0.5;
          const apart = Math.abs(one.baseline - other.baseline);
          if (!isBeside) expect(apart).toBeGreaterThan(0.7 * Math.max(one.size, other.size) - 0.01);
        }
    }),
    { numRuns: 20 },
  );
});

it('what is drawn is a figure with the name, above its line; what is typed is text', async () => {
  const { paper, laidOut, files } = printed(SIGNED);
  const page = laidOut.bookmarks.find(({ title }) => title === 'Signatures')?.page ?? 0;
  const { pages } = await openPdf(await writePdf(paper, laidOut, files));
  const read = await readingOf(pages[page] as (typeof pages)[0]);
  expect(partsOfRole(read, 'Figure').map(({ alt }) => alt)).toEqual(['Signature of Mara Novak']);
  expect(partsOfRole(read, 'P').map(({ text }) => text)).toContain('Camille Perrin');

  const items = laidOut.pages[page] ?? [];
  const at = items.findIndex(({ part }) => part?.alt);
  const [, , , bottom = 0] = items[at]?.part?.bounds ?? [];
  const rule = items[at + 1];
  const below = rule?.kind === 'shape' ? Number(/^M\S+ (\S+?)h/.exec(rule.d)?.[1]) : 0;
  expect(bottom).toBeLessThan(below);
  expect(bottom).toBeGreaterThan(below - 2);
});

describe('the foot of each page', () => {
  const foot = (signing: PrintedSigning | undefined): string[] => {
    const { laidOut } = printed(signing);
    return laidOut.pages.map((_, page) => linesOf(laidOut, page).at(-1) ?? '');
  };

  it('has room for initials where there is room to sign', () => {
    for (const line of foot(undefined)) expect(line).toContain('Initials ______ / ______      Page');
  });

  it('says which version it is, and of which document once there are signatures', () => {
    for (const [index, line] of foot(SIGNED).entries())
      expect(line).toContain(`Version 2  ·  SHA-256 e0d2747b…8005ee14      Page ${index + 1} of`);
    for (const line of foot({ version: 12, sha256: null, signatures: {} })) {
      expect(line).toContain('Version 12      Page');
      expect(line).not.toMatch(/Initials|SHA/);
    }
  });
});
