import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useRef } from 'react';
import type { StyleId } from '#core/tools/voice-tag/styles.ts';
import { columnsOf, gridStep } from '#site/ui/grid-keys.ts';
import { previews } from './previews.ts';
import { VoiceCard } from './VoiceCard.tsx';

interface VoiceGridProps {
  styles: readonly StyleId[];
  /** Nothing is there to be said. */
  isBlank: boolean;
  onUse: (style: StyleId) => void;
}

/** The characters; arrow keys go from play button to play button. */
export function VoiceGrid({ styles, isBlank, onUse }: VoiceGridProps) {
  const now = useStore(previews.$previews, { ssr: 'initial' });
  const grid = useRef<HTMLUListElement>(null);

  function step(event: KeyboardEvent) {
    const buttons = [...(grid.current?.querySelectorAll<HTMLElement>('.voice-play') ?? [])];
    const from = buttons.indexOf(event.target as HTMLElement);
    if (from < 0) return;
    const columns = columnsOf(buttons.map((button) => button.getBoundingClientRect().top));
    const to = gridStep(event.key, from, buttons.length, columns);
    if (to === null) return;
    event.preventDefault();
    buttons[to]?.focus();
  }

  return (
    <ul ref={grid} className="voice-grid" aria-label="Voices" onKeyDown={step}>
      {styles.map((style) => (
        <VoiceCard
          key={style}
          style={style}
          preview={now[style]}
          isBlank={isBlank}
          onUse={() => onUse(style)}
        />
      ))}
    </ul>
  );
}
