import Shuffle from 'lucide-react/icons/shuffle';
import { Button } from '#site/ui/Button.tsx';
import { NumberField } from './NumberField.tsx';

const LARGEST = 999_999;
/** Most shuffled seeds are short enough to be read out. */
const SHORT = 10_000;

/** Another one than now. */
function shuffled(seed: number): number {
  const next = (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % SHORT;
  return next === seed ? (next + 1) % SHORT : next;
}

/** The number that the beds grow from: the same one makes the same sounds. */
export function SeedField({ seed, onChange }: { seed: number; onChange: (seed: number) => void }) {
  return (
    <div className="seed">
      <NumberField
        label="Seed of the beds"
        value={seed}
        min={0}
        max={LARGEST}
        step={1}
        onChange={(next) => onChange(Math.round(next))}
      />
      <Button icon={Shuffle} onClick={() => onChange(shuffled(seed))}>
        Shuffle
      </Button>
      <p className="hint">Same recipe, voice and seed, same sound.</p>
    </div>
  );
}
