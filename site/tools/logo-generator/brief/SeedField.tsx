import Redo2 from 'lucide-react/icons/redo-2';
import Shuffle from 'lucide-react/icons/shuffle';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { Button } from '#site/ui/Button.tsx';
import { Field } from '#site/ui/Field.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { besideSeed, goToSeed, isSeed, type SeedTrail, shuffledSeed, trailOf } from './seed-trail.ts';

/** Between 0 and 1, below 1. */
const chance = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/** The seed that a text stands for; null where it is none. */
function seedOf(text: string): number | null {
  const number = text.trim() === '' ? null : Number(text);
  return isSeed(number) ? number : null;
}

interface SeedFieldProps {
  trail: SeedTrail;
  error: string | null;
  onChange: (next: { seed: number; tried: number[] }) => void;
}

/** The number that the twelve grow from: typed, shuffled, or one of those before. */
export function SeedField({ trail, error, onChange }: SeedFieldProps) {
  const [typing, setTyping] = useState<{ text: string; seed: number } | null>(null);
  // A seed that came from elsewhere takes the place of what was typed.
  const typed = typing?.seed === trail.seed ? typing.text : null;
  const isWrong = typed !== null && seedOf(typed) === null;

  function go(seed: number) {
    setTyping(null);
    onChange(goToSeed(trail, seed));
  }

  function type(text: string) {
    // Where one comes from is kept; what is passed through while typing is not.
    const tried = typed === null ? trailOf(trail) : [...trail.tried];
    const seed = seedOf(text);
    setTyping({ text, seed: seed ?? trail.seed });
    if (seed !== null) onChange({ seed, tried });
  }

  return (
    <Field
      label="Seed"
      hint="Same brief and seed, same drawing, to the byte."
      error={isWrong ? 'A seed is a whole number from 0 to 2147483647' : error}
    >
      <span className="seed-row">
        <TextInput
          name="seed"
          className="num"
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          value={typed ?? trail.seed}
          onChange={(event) => type(event.target.value)}
          // What is typed key by key is looked at once it is left.
          onBlur={() => !isWrong && typed !== null && go(trail.seed)}
        />
        <Step trail={trail} by={-1} onGo={go} />
        <Step trail={trail} by={1} onGo={go} />
        <Button icon={Shuffle} onClick={() => go(shuffledSeed(trail, chance))}>
          Shuffle
        </Button>
      </span>
    </Field>
  );
}

function Step({ trail, by, onGo }: { trail: SeedTrail; by: 1 | -1; onGo: (seed: number) => void }) {
  const to = besideSeed(trail, by);
  return (
    <Button
      variant="quiet"
      iconOnly
      icon={by === 1 ? Redo2 : Undo2}
      onClick={() => to !== null && onGo(to)}
      {...(to === null && { disabledReason: by === 1 ? 'No later seed' : 'No earlier seed' })}
    >
      {by === 1 ? 'Next seed' : 'Previous seed'}
    </Button>
  );
}
