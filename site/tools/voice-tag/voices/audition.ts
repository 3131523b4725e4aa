import { LONGEST_SCRIPT } from '#core/tools/voice-tag/script.ts';
import type { DropDraft } from '../drop-draft.ts';

/** What a character says while there is no script yet. */
export const SAMPLE_SCRIPT = 'You are locked in with DJ Nova';

/** The drop that a press on a character plays: its own script, or the sample where that is empty or too long. */
export function auditionOf(draft: DropDraft): DropDraft {
  const script = draft.script.trim();
  const isFit = /[\p{L}\p{N}]/u.test(script) && script.length <= LONGEST_SCRIPT;
  return isFit ? draft : { ...draft, script: SAMPLE_SCRIPT, respellings: [] };
}

/** The drop that says one word alone, in the voice that is chosen. A recording says no single words. */
export function wordOf(draft: DropDraft, word: string, say: string): DropDraft {
  const spelled = say.trim();
  return {
    ...draft,
    script: word,
    respellings: spelled === '' ? [] : [{ word, say: spelled }],
    source: draft.source.kind === 'take' ? { kind: 'device' } : draft.source,
  };
}
