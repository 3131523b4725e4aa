import { brandingOf } from '#core/branding.ts';
import { ApiError } from '#core/errors.ts';
import { openFaces } from '#core/paper/faces.ts';
import { layOut } from '#core/paper/lay-out.ts';
import { pageSvg } from '#core/paper/page-svg.ts';
import { neededFiles } from '#core/paper/texts-of.ts';
import { unprintable } from '#core/paper/unprintable.ts';
import { writePdf } from '#core/paper/write-pdf.ts';
import type { Contract } from '#core/tools/contract-generator/contract.ts';
import { contractCard } from '#core/tools/contract-generator/paper/contract-card.ts';
import { contractPaper } from '#core/tools/contract-generator/paper/contract-paper.ts';
import type { ContractParts } from '#core/tools/contract-generator/paper/contract-parts.ts';
import { groundOf } from '#core/tools/contract-generator/paper/styles.ts';
import { CONTRACT_FILE, PICTURE_FILE } from '#core/tools/contract-generator/tool.ts';
import { logoOnGrounds } from '#core/tools/logo-generator/kit/logo-drawing.ts';
import type { AccountAssets, MadeFile, ShippedFiles } from '../../providers/ports.ts';
import { readFontFiles } from '../../storage/read-font-files.ts';

/**
 * The files of a contract. Throws INVALID_INPUT, with a path under `prefix`, where a character is in none of our typefaces:
 * that is known before the document is begun.
 */
export async function makeContract(
  contract: Contract,
  { shippedFiles, assets, madeAt }: { shippedFiles: ShippedFiles; assets: AccountAssets; madeAt: Date },
  prefix = '',
): Promise<{ files: MadeFile[]; pages: number }> {
  const noPictures = { ids: [], beside: [], mostBytes: 0, path: prefix };
  const branding = brandingOf(contract.look.usesBrandKit ? (await assets.read(noPictures)).brandKit : null);
  const parts: ContractParts = {
    contract,
    ground: groundOf(branding),
    logoOn: await logoOnGrounds(branding.logo, (names) => readFontFiles(shippedFiles, names)),
    madeAt,
  };
  const paper = contractPaper(parts);
  const problem = unprintable(contract, paper, 'artist.stageName');
  if (problem)
    throw new ApiError('INVALID_INPUT', undefined, {
      fields: [{ ...problem, path: prefix ? `${prefix}.${problem.path}` : problem.path }],
    });
  const card = contractCard(parts);
  const fonts = await readFontFiles(shippedFiles, [
    ...new Set([...neededFiles(paper), ...neededFiles(card)]),
  ]);
  const laidOut = layOut(paper, fonts);
  const picture = pageSvg(layOut(card, fonts), {
    ...{ page: 0, id: 'contract', label: paper.title, urlOf: () => '' },
    outlines: openFaces(fonts),
  });
  return {
    files: [
      { name: CONTRACT_FILE, type: 'application/pdf', bytes: await writePdf(paper, laidOut, fonts) },
      { name: PICTURE_FILE, type: 'image/svg+xml', bytes: new TextEncoder().encode(picture) },
    ],
    pages: laidOut.pages.length,
  };
}
