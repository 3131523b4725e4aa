import type { Branding } from '#core/branding.ts';
import type { ContractParts } from '#core/tools/contract-generator/paper/contract-parts.ts';
import { groundOf } from '#core/tools/contract-generator/paper/styles.ts';
import { logoOnGrounds } from '#core/tools/logo-generator/kit/logo-drawing.ts';
import type { ShippedFiles } from '../providers/ports.ts';
import { readFontFiles } from '../storage/read-font-files.ts';

/** A contract in the colours and the logo of its artist. */
export const dressed = async (
  said: Omit<ContractParts, 'ground' | 'logoOn'>,
  branding: Branding,
  shippedFiles: ShippedFiles,
): Promise<ContractParts> => ({
  ...said,
  ground: groundOf(branding),
  logoOn: await logoOnGrounds(branding.logo, (names) => readFontFiles(shippedFiles, names)),
});
