import { describe, expect, it } from 'vitest';
import type { Entry } from '#core/signing/envelope.ts';
import { readLogoFonts } from '#scripts/logo-fonts.ts';
import { CHECK_AT, NEGOTIATED } from '../../../../tests/support/audits.ts';
import { contractParts, LYON } from '../../../../tests/support/contracts.ts';
import { openPdf, partsOfRole, readingOf } from '../../../../tests/support/pdf.ts';
import { checkedByQpdf } from '../../../../tests/support/qpdf.ts';
import { mailed, recordOf } from '../../../../tests/support/signing-pages.ts';
import { printAudit } from './print-contract.ts';

const RECORD = recordOf(NEGOTIATED);

const printed = (entries: readonly Entry[], madeAt = new Date('2026-11-02T21:41:00Z')) =>
  printAudit(contractParts(LYON, { madeAt }), entries, async (names) => readLogoFonts(names), {
    checkAt: CHECK_AT,
  });

describe('the file of an audit page', () => {
  it('is valid, and says what it is and when its record ended', async () => {
    const { bytes, pages } = await printed(RECORD);
    expect((await checkedByQpdf(bytes)).code).toBe(0);
    const { pdf, pages: opened } = await openPdf(bytes);
    expect(opened).toHaveLength(pages);
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({
      ...{ Title: 'Audit page: Nuits Électriques, 12 Dec 2026', Author: 'Mara Novak', Language: 'en' },
      CreationDate: 'D:20261103081400Z',
    });
  });

  it('has headings and tables with heads for screen readers', async () => {
    const { pages } = await openPdf((await printed(RECORD)).bytes);
    const read = await readingOf(pages[0] as (typeof pages)[0]);
    const said = (role: string) => partsOfRole(read, role).map(({ text }) => text.trim());
    expect(said('H1')).toEqual(['Audit page']);
    expect(said('H2')).toEqual(['Who signed', 'What happened']);
    expect(said('BlockQuote')).toEqual(['“I agree.”']);
    expect(said('TH')).toEqual(
      expect.arrayContaining(['SHA-256', 'Version 2, as sent', 'Artist', 'E-mail', 'Time (UTC)', '4']),
    );
  });

  it('has the same bytes whenever it is printed, whatever came later', async () => {
    const later = recordOf([...NEGOTIATED, mailed('client', 'completed')]);
    const [one, other] = await Promise.all([
      printed(RECORD),
      printed(later, new Date('2031-01-01T00:00:00Z')),
    ]);
    expect(Buffer.from(other.bytes).equals(Buffer.from(one.bytes))).toBe(true);
  });
});
