import { useStore } from '@nanostores/react';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { FASTEST, MOST_SEMITONES, SLOWEST, type VoiceSettings } from '#core/tools/voice-tag/drop.ts';
import { Button } from '#site/ui/Button.tsx';
import { Slider } from '#site/ui/Slider.tsx';
import { BLANK_DROP } from '../drop-draft.ts';
import { drop } from '../studio.ts';
import { ResettableSlider } from './ResettableSlider.tsx';
import { semitoneWords, speedWords } from './turn-words.ts';

type Turn = 'intensity' | 'pitch' | 'speed';
const { intensity, pitch, speed } = BLANK_DROP.voice;
const DEFAULTS: Pick<VoiceSettings, Turn> = { intensity, pitch, speed };

/** How the character is turned. A double click puts a fader back; so does the button. */
export function VoiceSliders() {
  const { voice } = useStore(drop.$draft, { ssr: 'initial' });
  const turn = (part: Partial<VoiceSettings>) =>
    drop.change({ voice: { ...drop.$draft.get().voice, ...part } });
  const isTurned = (['intensity', 'pitch', 'speed'] as const).some((name) => voice[name] !== DEFAULTS[name]);
  return (
    <div className="voices-turns">
      <ResettableSlider onReset={() => turn({ intensity: DEFAULTS.intensity })}>
        <Slider
          label="Intensity"
          value={Math.round(voice.intensity * 100)}
          step={5}
          format={(value) => `${value} %`}
          onChange={(value) => turn({ intensity: value / 100 })}
        />
      </ResettableSlider>
      <ResettableSlider onReset={() => turn({ pitch: DEFAULTS.pitch })}>
        <Slider
          label="Pitch"
          value={voice.pitch}
          min={-MOST_SEMITONES}
          max={MOST_SEMITONES}
          step={0.5}
          ticks={12}
          format={semitoneWords}
          onChange={(pitch) => turn({ pitch })}
        />
      </ResettableSlider>
      <ResettableSlider onReset={() => turn({ speed: DEFAULTS.speed })}>
        <Slider
          label="Speed"
          value={Math.round(voice.speed * 100)}
          min={SLOWEST * 100}
          max={FASTEST * 100}
          step={5}
          ticks={14}
          format={(value) => speedWords(value / 100)}
          onChange={(value) => turn({ speed: value / 100 })}
        />
      </ResettableSlider>
      {isTurned && (
        <Button size="sm" variant="quiet" icon={RotateCcw} onClick={() => turn(DEFAULTS)}>
          As the character is
        </Button>
      )}
    </div>
  );
}
