import { layOut } from '#core/paper/lay-out.ts';
import { neededFiles } from '#core/paper/texts-of.ts';
import { writePdf } from '#core/paper/write-pdf.ts';
import { signedPaper } from './addendum-paper.ts';
import type { ContractParts } from './contract-parts.ts';

/** Font files by their names. */
type ReadFonts = (names: readonly string[]) => Promise<ReadonlyMap<string, Uint8Array>>;

/** A contract, or an addendum to one, as PDF: of equal parts the bytes are equal. */
export async function printContract(
  parts: ContractParts,
  readFonts: ReadFonts,
): Promise<{ bytes: Uint8Array; pages: number }> {
  const paper = signedPaper(parts);
  const fonts = await readFonts(neededFiles(paper));
  const laidOut = layOut(paper, fonts);
  return { bytes: await writePdf(paper, laidOut, fonts), pages: laidOut.pages.length };
}
