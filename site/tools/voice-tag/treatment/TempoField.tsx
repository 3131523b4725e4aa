import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { FASTEST_BPM, SLOWEST_BPM } from '#core/tools/voice-tag/recipe.ts';
import { Button } from '#site/ui/Button.tsx';
import { NumberField } from './NumberField.tsx';
import { tapped, tempoOf, withinTempo } from './tap-tempo.ts';

/** What a nudge adds, in beats a minute. */
const NUDGE = 0.5;

/** The tempo: typed, tapped or nudged. */
export function TempoField({ bpm, onChange }: { bpm: number; onChange: (bpm: number) => void }) {
  const taps = useRef<readonly number[]>([]);
  const [count, setCount] = useState(0);

  function tap() {
    taps.current = tapped(taps.current, performance.now());
    setCount(taps.current.length);
    const tempo = tempoOf(taps.current);
    if (tempo !== null) onChange(withinTempo(tempo));
  }

  return (
    <div className="tempo">
      <NumberField
        label="Tempo"
        unit="BPM"
        value={bpm}
        min={SLOWEST_BPM}
        max={FASTEST_BPM}
        step={1}
        onChange={(next) => onChange(withinTempo(next))}
      />
      <Button iconOnly icon={Minus} onClick={() => onChange(withinTempo(bpm - NUDGE))}>
        Half a beat slower
      </Button>
      <Button iconOnly icon={Plus} onClick={() => onChange(withinTempo(bpm + NUDGE))}>
        Half a beat faster
      </Button>
      <Button className="tempo-tap" onPointerDown={tap} onClick={({ detail }) => detail === 0 && tap()}>
        Tap
      </Button>
      <p className="hint tempo-say" role="status">
        {count === 1 && 'Go on: one more tap.'}
        {count > 1 && `${bpm} BPM from ${count} taps.`}
      </p>
    </div>
  );
}
