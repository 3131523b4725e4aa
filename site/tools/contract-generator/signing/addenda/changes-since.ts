import { PLAIN_BRANDING } from '#core/branding.ts';
import type { Generation } from '#core/generation.ts';
import { addendumText } from '#core/tools/contract-generator/addendum.ts';
import type { Contract } from '#core/tools/contract-generator/contract.ts';
import type { ContractParts } from '#core/tools/contract-generator/paper/contract-parts.ts';
import { groundOf } from '#core/tools/contract-generator/paper/styles.ts';
import { changesBetween } from '#core/tools/contract-generator/proposals/changes-between.ts';
import { call } from '#site/lib/api.ts';
import { studio } from '../../studio.ts';

/** Only its words count. */
const partsOf = (contract: Contract): ContractParts => ({
  ...{ contract, ground: groundOf(PLAIN_BRANDING), logoOn: () => null },
  madeAt: new Date(0),
});

interface Signed {
  /** The version of the made contract that both have signed. */
  contractVersion: number;
  /** What signed addenda say already. */
  paragraphs: readonly string[];
}

/** What was changed in a made contract since both have signed it, each change a line. */
export async function changesSince(
  made: Generation,
  { contractVersion, paragraphs }: Signed,
  signal: AbortSignal,
): Promise<string> {
  const { versions } = await call('generationVersions', { params: { id: made.id }, signal });
  const signed = versions.find(({ version }) => version === contractVersion);
  if (!signed) return '';
  const before = studio.contentOf({ output: made.output, edits: signed.edits });
  const text = addendumText(changesBetween(partsOf(before), partsOf(studio.contentOf(made))));
  return text
    .split('\n')
    .filter((line) => !paragraphs.includes(line))
    .join('\n');
}
