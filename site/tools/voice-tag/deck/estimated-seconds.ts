import { styleOf } from '#core/tools/voice-tag/styles.ts';
import type { DropDraft } from '../drop-draft.ts';

/** How long a letter takes at the speaker's own pace, and a phrase before its first, in seconds. */
const LETTER_SECONDS = 0.068;
const BREATH_SECONDS = 0.12;
/** What stands on the deck before anything was written. */
const NOTHING_SECONDS = 2;

/** Length of a voice that has not spoken yet, in seconds: to lay out what lies around it. */
export function estimatedSeconds({ script, voice }: DropDraft): number {
  const letters = script.replace(/[^\p{L}\p{N}]/gu, '').length;
  if (letters === 0) return NOTHING_SECONDS;
  const { stretch } = styleOf(voice.style).speech;
  return (BREATH_SECONDS + letters * LETTER_SECONDS * stretch) / voice.speed;
}
