import { FASTEST, MOST_SEMITONES, SLOWEST } from '#core/tools/voice-tag/drop.ts';
import { Slider } from '#site/ui/Slider.tsx';
import { semitoneWords, speedWords } from '../voices/turn-words.ts';
import type { Sentence } from './previews.store.ts';

interface SentenceTurnsProps {
  sentence: Sentence;
  onTurn: (part: Partial<Sentence>) => void;
}

/** How all voices are turned while they are compared. */
export function SentenceTurns({ sentence, onTurn }: SentenceTurnsProps) {
  return (
    <div className="sentence-turns">
      <Slider
        label="Intensity"
        value={Math.round(sentence.intensity * 100)}
        step={5}
        format={(value) => `${value} %`}
        onChange={(value) => onTurn({ intensity: value / 100 })}
      />
      <Slider
        label="Pitch"
        value={sentence.pitch}
        min={-MOST_SEMITONES}
        max={MOST_SEMITONES}
        step={0.5}
        ticks={12}
        format={semitoneWords}
        onChange={(pitch) => onTurn({ pitch })}
      />
      <Slider
        label="Speed"
        value={Math.round(sentence.speed * 100)}
        min={SLOWEST * 100}
        max={FASTEST * 100}
        step={5}
        ticks={14}
        format={(value) => speedWords(value / 100)}
        onChange={(value) => onTurn({ speed: value / 100 })}
      />
    </div>
  );
}
