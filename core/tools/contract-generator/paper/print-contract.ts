import type { Branding } from '#core/branding.ts';
import { layOut } from '#core/paper/lay-out.ts';
import { neededFiles } from '#core/paper/texts-of.ts';
import { writePdf } from '#core/paper/write-pdf.ts';
import { logoOnGrounds } from '#core/tools/logo-generator/kit/logo-drawing.ts';
import { contractPaper } from './contract-paper.ts';
import type { ContractParts } from './contract-parts.ts';
import { groundOf } from './styles.ts';

/** Font files by their names. */
export type ReadFonts = (names: readonly string[]) => Promise<ReadonlyMap<string, Uint8Array>>;

/** A contract in the colours and the logo of its artist. */
export const dressed = async (
  said: Omit<ContractParts, 'ground' | 'logoOn'>,
  branding: Branding,
  readFonts: ReadFonts,
): Promise<ContractParts> => ({
  ...said,
  ground: groundOf(branding),
  logoOn: await logoOnGrounds(branding.logo, readFonts),
});

/** A contract as PDF: of equal parts the bytes are equal. */
export async function printContract(
  parts: ContractParts,
  readFonts: ReadFonts,
): Promise<{ bytes: Uint8Array; pages: number }> {
  const paper = contractPaper(parts);
  const fonts = await readFonts(neededFiles(paper));
  const laidOut = layOut(paper, fonts);
  return { bytes: await writePdf(paper, laidOut, fonts), pages: laidOut.pages.length };
}
