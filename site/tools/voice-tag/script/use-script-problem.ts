import { useEffect, useState } from 'react';
import { LONGEST_SCRIPT } from '#core/tools/voice-tag/script.ts';
import type { DropDraft } from '../drop-draft.ts';

/** Typing rests this long before it is judged, in milliseconds: half a word is no mistake. */
const REST_MS = 400;

/** Why the script cannot be spoken; null where it can, or is empty. What judges it loads with the first letter. */
export function useScriptProblem({ script, respellings, source }: DropDraft): string | null {
  const [problem, setProblem] = useState<string | null>(null);
  const tooMany = script.trim().length - LONGEST_SCRIPT;
  const isJudged = script.trim() !== '' && tooMany <= 0 && source.kind !== 'take';

  useEffect(() => {
    if (!isJudged) return setProblem(null);
    let isOver = false;
    const rest = setTimeout(async () => {
      try {
        const { refusalOf } = await import('#core/tools/voice-tag/refusal.ts');
        if (!isOver) setProblem(refusalOf({ script, respellings, source })?.reason ?? null);
      } catch {
        // Offline before it was ever loaded: it is judged again before anything is spoken.
      }
    }, REST_MS);
    return () => {
      isOver = true;
      clearTimeout(rest);
    };
  }, [isJudged, script, respellings, source]);

  if (tooMany > 0)
    return `${tooMany} ${tooMany === 1 ? 'character' : 'characters'} too many: cut the script.`;
  return isJudged ? problem : null;
}
