import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Item, Part } from '#core/paper/page.ts';
import { missingCharacters } from '#core/paper/texts-of.ts';
import { writePdf } from '#core/paper/write-pdf.ts';
import { anyAddendum, LATER } from '../../../../tests/support/addenda.ts';
import { anyContract, anySigning, LYON, laidOutContract } from '../../../../tests/support/contracts.ts';
import { linesOf } from '../../../../tests/support/paper.ts';
import { openPdf } from '../../../../tests/support/pdf.ts';
import { checkedByQpdf } from '../../../../tests/support/qpdf.ts';
import { CAMILLE, DRAWN, SHA256 } from '../../../../tests/support/signatures.ts';
import { contractSchema } from '../contract-schema.ts';
import type { PrintedSigning } from './contract-parts.ts';

/** `CONTRACTS=1000` runs as many. */
const RUNS = Number(process.env.CONTRACTS ?? 8);

const MARA = { ...CAMILLE, name: 'Mara Novak', title: '', signature: DRAWN };
const OUT: PrintedSigning = { version: 1, sha256: null, signatures: {} };
const SIGNED: PrintedSigning = { version: 1, sha256: SHA256, signatures: { client: CAMILLE, artist: MARA } };
const printed = (signing: PrintedSigning, { paragraphs = LATER.paragraphs, size = 'A4' } = {}) =>
  laidOutContract(contractSchema.parse({ ...LYON, look: { size } }), {
    ...{ addendum: { ...LATER, paragraphs }, signing },
  });

const isPart = (kid: Part | Item): kid is Part => 'tag' in kid;
const readIn = (part: Part): string =>
  part.kids.map((kid) => (isPart(kid) ? readIn(kid) : kid.kind === 'text' ? kid.asRead : '')).join(' ');
/** Without spaces, which lines take the place of, and composed as it is drawn. */
const packed = (text: string): string => text.normalize('NFC').replaceAll(/\s/g, '');

describe('an addendum', () => {
  it('says who agrees, which document it changes, what changes, and who signs it', () => {
    const { laidOut } = printed(SIGNED);
    const lines = linesOf(laidOut, 0);
    const begins = lines.findIndex((line) => line.startsWith('This addendum'));
    expect(lines.slice(0, 2).join(' ')).toContain('Addendum 1');
    expect(lines.slice(begins).join('\n')).toMatchInlineSnapshot(`
      "This addendum changes the DJ Performance Agreement NOV-2026-031, version 2, that the Artist and the
      Client have signed, last on 3 November 2026, 14:02:31 (UTC+1). It belongs to that document alone, whose
      SHA-256 is:
      e0d2747b5b1c4d3e9f0a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c8005ee14
      What changes
      1.The set runs from 23:00 to 01:00.
      2.Load-in is from 20:00.
      All else stays as it was signed. Words mean here what they mean there.
      Signatures
      By signing, each side confirms that it has read this addendum and may enter into it.
      ArtistClient
      Mara NovakFestival Société Lumière SAS
      Camille Perrin
      Signature: Mara NovakSignature: Camille Perrin, Head of booking
      3 November 2026, 14:02:31 (UTC+1)3 November 2026, 14:02:31 (UTC+1)
      SHA-256 e0d2747b…8005ee14      Page 1 of 1DJ NOVA · Addendum 1 · NOV-2026-031"
    `);
  });

  it.each(['A4', 'Letter'])('is one page of %s, unsigned and signed', (size) => {
    const paragraphs = Array.from({ length: 6 }, () => 'The set runs from 23:00 to 01:00. '.repeat(5));
    for (const signing of [OUT, SIGNED])
      expect(printed(signing, { paragraphs, size }).laidOut.pages).toHaveLength(1);
  });

  it('that fills its page is signed where its last sentence stands', () => {
    const paragraphs = Array.from({ length: 12 }, () => 'The set runs from 23:00. '.repeat(8));
    const { laidOut } = printed(SIGNED, { paragraphs });
    expect(linesOf(laidOut, 1)[0]).toMatch(/^All else stays/);
  });

  it('loses nothing and is a valid file, whatever it says', async () => {
    await fc.assert(
      fc.asyncProperty(anyContract, anyAddendum, anySigning, async (contract, addendum, signing) => {
        const { paper, files, laidOut } = laidOutContract(contract, {
          addendum,
          ...(signing && { signing }),
        });
        expect(missingCharacters(paper)).toEqual([]);
        const read = packed(readIn(laidOut.root));
        const { number, original, paragraphs } = addendum;
        const names = Object.values(signing?.signatures ?? {}).map(({ name }) => name);
        for (const text of [`Addendum ${number}`, `version ${original.version},`, original.sha256])
          expect(read).toContain(packed(text));
        for (const text of [...paragraphs, ...names]) {
          if (!/[\u0590-\u08FF]/.test(text)) expect(read).toContain(packed(text));
          for (const character of new Set(packed(text))) expect(read).toContain(character);
        }
        const pdf = await writePdf(paper, laidOut, files);
        expect((await checkedByQpdf(pdf)).code).toBe(0);
        expect((await openPdf(pdf)).pages).toHaveLength(laidOut.pages.length);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  });
});
