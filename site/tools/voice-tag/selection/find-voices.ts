import { imitationProblem } from '#core/tools/voice-tag/real-people.ts';
import { rankStyles } from '../voices/rank-styles.ts';
import type { FoundVoices } from './use-found-voices.ts';

/** The characters that answer to a wish; none for one that names a real person. */
export function findVoices(wish: string): FoundVoices {
  const refusal = imitationProblem(wish);
  return { styles: refusal === null ? rankStyles(wish) : [], refusal };
}
