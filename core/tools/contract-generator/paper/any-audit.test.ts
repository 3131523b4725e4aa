import fc from 'fast-check';
import { expect, it } from 'vitest';
import { missingCharacters } from '#core/paper/texts-of.ts';
import { writePdf } from '#core/paper/write-pdf.ts';
import type { Entry } from '#core/signing/envelope.ts';
import { LATER } from '../../../../tests/support/addenda.ts';
import { anyRecord } from '../../../../tests/support/any-record.ts';
import { laidOutAudit, readIn, tablesIn } from '../../../../tests/support/audits.ts';
import { contractParts, LYON } from '../../../../tests/support/contracts.ts';
import { textsOf } from '../../../../tests/support/paper.ts';
import { openPdf } from '../../../../tests/support/pdf.ts';
import { checkedByQpdf } from '../../../../tests/support/qpdf.ts';

/** `CONTRACTS=1000` runs as many. */
const RUNS = Number(process.env.CONTRACTS ?? 12);

/** Without spaces, which lines take the place of. */
const packed = (text: string): string => text.replaceAll(/\s/g, '');

/** What its row has to say of an entry, cell by cell. */
const expected = ({ seq, at, hash, event, from }: Entry) => [
  `${seq}`,
  at.slice(0, 19).replace('T', ' '),
  event.type === 'mailed' || event.type === 'undelivered' ? event.to : '',
  from?.address ?? '',
  hash.slice(0, 8),
];

it('any record is an audit page with every entry, address and hash of it', async () => {
  await fc.assert(
    fc.asyncProperty(anyRecord, async (entries) => {
      const { paper, files, laidOut } = laidOutAudit(entries, contractParts(LYON, { addendum: LATER }));
      expect(missingCharacters(paper)).toEqual([]);
      for (const page of laidOut.pages.keys())
        for (const { x, width, baseline } of textsOf(laidOut, page)) {
          expect(x).toBeGreaterThan(0);
          expect(x + width).toBeLessThan(laidOut.width);
          expect(baseline).toBeLessThan(laidOut.height);
        }

      const [documents = [], , rows = []] = tablesIn(laidOut);
      expect(rows).toHaveLength(entries.length + 1);
      for (const [index, entry] of entries.entries())
        for (const [column, said] of expected(entry).entries())
          expect(packed(rows[index + 1]?.[column] ?? '')).toContain(packed(said));
      const read = packed(readIn(laidOut.root));
      const hashes = entries.flatMap(({ event }) =>
        event.type === 'sent' || event.type === 'completed' ? event.document.sha256 : [],
      );
      for (const hash of [...hashes, entries.at(-1)?.hash ?? '']) expect(read).toContain(hash);
      for (const [, , hash] of documents.slice(1)) expect(hash).toMatch(/^[\da-f]{64}$/);

      const pdf = await writePdf(paper, laidOut, files);
      expect((await checkedByQpdf(pdf)).code).toBe(0);
      expect((await openPdf(pdf)).pages).toHaveLength(laidOut.pages.length);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
});
