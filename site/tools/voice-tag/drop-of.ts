import { ApiError } from '#core/errors.ts';
import { parseInput } from '#core/parse-input.ts';
import type { VoiceDrop } from '#core/tools/voice-tag/drop.ts';
import { voiceDropSchema } from '#core/tools/voice-tag/drop-schema.ts';
import type { DropDraft } from './drop-draft.ts';

/**
 * The drop that a draft stands for, as it would be sent. Throws INVALID_INPUT with the reason of each field, as the
 * server would: nothing is spoken, and nothing paid, for what would be refused.
 */
export async function dropOf(draft: DropDraft): Promise<VoiceDrop> {
  const drop = parseInput(voiceDropSchema, draft);
  const { refusalOf } = await import('#core/tools/voice-tag/refusal.ts');
  const refused = refusalOf(drop);
  if (refused) throw new ApiError('INVALID_INPUT', undefined, { fields: [refused] });
  return drop;
}
