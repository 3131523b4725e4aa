import { useEffect, useState } from 'react';
import { STYLE_IDS, type StyleId } from '#core/tools/voice-tag/styles.ts';

export interface FoundVoices {
  /** The nearest first. */
  styles: readonly StyleId[];
  /** Why the wish is not answered: it names a real person. */
  refusal: string | null;
}

const ALL: FoundVoices = { styles: STYLE_IDS, refusal: null };

/** The characters that answer to a wish; what was found before stays until the answer is there. */
export function useFoundVoices(wish: string): FoundVoices {
  const [found, setFound] = useState(ALL);

  useEffect(() => {
    if (wish.trim() === '') return setFound(ALL);
    let isOver = false;
    // What it takes to look loads with the first letter.
    import('./find-voices.ts').then(
      ({ findVoices }) => !isOver && setFound(findVoices(wish)),
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [wish]);

  return found;
}
