import { useStore } from '@nanostores/react';
import type { CSSProperties } from 'react';
import type { SpokenWord } from '#core/tools/voice-tag/engine/spoken-word.ts';
import { $position } from './deck.store.ts';
import { wordLabels } from './word-labels.ts';

/** The words of the script where they are heard. Only to look at: the script itself is below. */
export function WordLine({ words, seconds }: { words: readonly SpokenWord[]; seconds: number }) {
  const at = useStore($position, { ssr: 'initial' });
  const labels = wordLabels(words, seconds);
  const now = labels.findLastIndex((word) => word.at <= at && at > 0);
  return (
    <div className="deck-words" aria-hidden="true">
      {labels.map((word, index) => {
        const next = labels[index + 1]?.at ?? seconds;
        const isHeard = index === now && at < word.until + 0.15;
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the same word may come twice, in its place
            key={index}
            className={isHeard ? 'on' : undefined}
            style={
              {
                left: `${(word.at / seconds) * 100}%`,
                '--room': `${(Math.max(0, next - word.at) / seconds) * 100}%`,
              } as CSSProperties
            }
          >
            {word.text}
          </span>
        );
      })}
    </div>
  );
}
