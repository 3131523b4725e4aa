import { describe, expect, it } from 'vitest';
import { writePdf } from '#core/paper/write-pdf.ts';
import type { Entry } from '#core/signing/envelope.ts';
import { LATER } from '../../../../tests/support/addenda.ts';
import { CHECK_AT, laidOutAudit, NEGOTIATED, tablesIn } from '../../../../tests/support/audits.ts';
import { contractParts, LYON } from '../../../../tests/support/contracts.ts';
import { linesOf } from '../../../../tests/support/paper.ts';
import { openPdf, textOf } from '../../../../tests/support/pdf.ts';
import {
  completed,
  type Happened,
  recordOf,
  sent,
  sentAddendum,
  signed,
} from '../../../../tests/support/signing-pages.ts';
import { contractSchema } from '../contract-schema.ts';
import { auditPaper } from './audit-paper.ts';

const SIGNED: readonly Happened[] = [sent(), signed('client'), signed('artist'), completed];
const RECORD = recordOf(NEGOTIATED);

/** Every line of every page; the cells of a row stand one after the other. */
const linesIn = (entries: readonly Entry[], parts = contractParts(LYON)): string[] => {
  const { laidOut } = laidOutAudit(entries, parts);
  return laidOut.pages.flatMap((_, page) => linesOf(laidOut, page));
};

describe('an audit page', () => {
  it('says what was signed, by all of its hashes', () => {
    const lines = linesIn(RECORD);
    expect(lines.slice(0, 10).join('\n')).toMatchInlineSnapshot(`
      "DJ NOVAAudit page
      Reference NOV-2026-031  ·  3 Nov 2026
      Nuits Électriques, 12 Dec 2026
      Envelope env_1, version 2
      Sent on 3 November 2026, 08:07:00 (UTC)
      Signed by both sides on 3 November 2026, 08:13:00 (UTC)
      DocumentPagesSHA-256
      Version 1, replaced6e0d2747be0d2747be0d2747be0d2747be0d2747be0d2747be0d2747be0d2747b
      Version 2, as sent6c4d9c4d9c4d9c4d9c4d9c4d9c4d9c4d9c4d9c4d9c4d9c4d9c4d9c4d9c4d9c4d9
      Version 2, with both signatures7ab12cd34ab12cd34ab12cd34ab12cd34ab12cd34ab12cd34ab12cd34ab12cd34"
    `);
  });

  it('says who signed, when, how and from where', () => {
    const [, signers = []] = tablesIn(laidOutAudit(RECORD).laidOut);
    expect(signers.map((cells) => cells.join(' | '))).toMatchInlineSnapshot(`
      [
        "Signed for | Artist | Client",
        "Party | Mara Novak | Festival Société Lumière SAS",
        "Signed by | Mara Novak | Camille Perrin",
        "Capacity | – | Head of booking",
        "E-mail | mara@djnova.example | artists@societe-lumiere.example",
        "Opened | 3 November 2026, 09:12:00 (UTC+1) | 3 November 2026, 09:09:00 (UTC+1)",
        "Signed | 3 November 2026, 09:13:00 (UTC+1) | 3 November 2026, 09:10:00 (UTC+1)",
        "Clock set to | Europe/Paris | Europe/Paris",
        "How | Drawn by hand, entry 14 below | Name typed, entry 11 below",
        "Document | Version 2, SHA-256 c4d9c4d9…c4d9c4d9 | Version 2, SHA-256 c4d9c4d9…c4d9c4d9",
        "Network address | 192.0.2.44 | 192.0.2.44",
        "Device | Safari on iPhone Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1 | Safari on iPhone Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1",
      ]
    `);
  });

  it('says what the sides agreed to, once where it is the same', () => {
    expect(linesIn(RECORD).filter((line) => /agree/i.test(line))).toEqual([
      'Agreed to by Artist and Client',
      '“I agree.”',
    ]);
    const [first, client, artist, end] = SIGNED as [Happened, Happened, Happened, Happened];
    const liable: Happened = [client[0], { ...client[1], consent: 'I am liable, too.' } as Happened[1]];
    const lines = linesIn(recordOf([first, liable, artist, end]));
    const begins = lines.indexOf('Agreed to by Artist');
    expect(lines.slice(begins, begins + 4)).toEqual([
      ...['Agreed to by Artist', '“I agree.”'],
      ...['Agreed to by Client', '“I am liable, too.”'],
    ]);
  });

  it('of an addendum names the contract that it changes', () => {
    const entries = recordOf([sentAddendum(), signed('client'), signed('artist'), completed]);
    const lines = linesIn(entries, contractParts(LYON, { addendum: LATER }));
    expect(lines[0]).toBe('DJ NOVAAudit page, addendum 1');
    expect(lines.join(' ')).toContain('Changes the contract of envelope env_0 ');
    expect(lines).toContain(`Contract, version 2, signed${LATER.original.sha256}`);
    expect(lines.join(' ')).toContain('the signed addendum and the whole record');
  });

  it('ends with the last hash in full and where to check a copy', async () => {
    const { paper, files, laidOut } = laidOutAudit(RECORD);
    expect(linesIn(RECORD)).toContain(RECORD.at(-1)?.hash);
    const links = laidOut.pages.flat().filter((item) => item.kind === 'link');
    expect(links.map(({ url }) => url)).toEqual([CHECK_AT]);
    const { pages } = await openPdf(await writePdf(paper, laidOut, files));
    expect((await Promise.all(pages.map(textOf))).join('')).toContain(CHECK_AT);
  });

  it.each(['A4', 'Letter'])('has every hash on one line of %s', (size) => {
    const parts = contractParts(contractSchema.parse({ ...LYON, look: { size } }));
    for (const digit of '0123456789abcdef') {
      const lines = linesIn(recordOf([sent({ sha256: digit.repeat(64) }), ...SIGNED.slice(1)]), parts);
      expect(lines).toContain(`Version 1, as sent6${digit.repeat(64)}`);
    }
  });

  it('is only of what was completed', () => {
    const entries = recordOf(SIGNED.slice(0, -1));
    expect(() => auditPaper(contractParts(LYON), entries, { checkAt: CHECK_AT })).toThrow('both sides');
  });
});
