import type { Generation } from '#core/generation.ts';
import { addendumText } from '#core/tools/contract-generator/addendum.ts';
import { changesBetween } from '#core/tools/contract-generator/proposals/changes-between.ts';
import { call } from '#site/lib/api.ts';
import { studio } from '../../studio.ts';

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
  const text = addendumText(changesBetween(before, studio.contentOf(made)));
  return text
    .split('\n')
    .filter((line) => !paragraphs.includes(line))
    .join('\n');
}
