import { layOut } from '#core/paper/lay-out.ts';
import type { Paper } from '#core/paper/paper.ts';
import { neededFiles } from '#core/paper/texts-of.ts';
import { writePdf } from '#core/paper/write-pdf.ts';
import type { Entry } from '#core/signing/envelope.ts';
import { signedPaper } from './addendum-paper.ts';
import { type AuditOptions, auditPaper } from './audit-paper.ts';
import type { ContractParts } from './contract-parts.ts';

/** Font files by their names. */
type ReadFonts = (names: readonly string[]) => Promise<ReadonlyMap<string, Uint8Array>>;

interface Printed {
  bytes: Uint8Array;
  pages: number;
}

async function printed(paper: Paper, readFonts: ReadFonts): Promise<Printed> {
  const fonts = await readFonts(neededFiles(paper));
  const laidOut = layOut(paper, fonts);
  return { bytes: await writePdf(paper, laidOut, fonts), pages: laidOut.pages.length };
}

/** A contract, or an addendum to one, as PDF: of equal parts the bytes are equal. */
export const printContract = (parts: ContractParts, readFonts: ReadFonts): Promise<Printed> =>
  printed(signedPaper(parts), readFonts);

/** Its audit page as PDF: of an equal record the bytes are equal, too. */
export const printAudit = (
  parts: ContractParts,
  entries: readonly Entry[],
  readFonts: ReadFonts,
  options: AuditOptions,
): Promise<Printed> => printed(auditPaper(parts, entries, options), readFonts);
