import { useStore } from '@nanostores/react';
import type { Recipe } from '#core/tools/voice-tag/recipe.ts';
import { Field } from '#site/ui/Field.tsx';
import { PadGroup } from '#site/ui/PadGroup.tsx';
import { $plan } from '../deck/deck-sound.ts';
import { drop } from '../studio.ts';
import { barWords } from './amount-words.ts';
import { changeRecipe } from './change-recipe.ts';
import { KeyWheel } from './KeyWheel.tsx';
import { NumberField } from './NumberField.tsx';
import { TempoField } from './TempoField.tsx';

const LENGTHS: readonly { value: `${Recipe['bars']}`; bars: Recipe['bars']; title: string; data: string }[] =
  [
    { value: '0', bars: 0, title: 'Free', data: 'as it needs' },
    { value: '1', bars: 1, title: '1 bar', data: '4 beats' },
    { value: '2', bars: 2, title: '2 bars', data: '8 beats' },
    { value: '4', bars: 4, title: '4 bars', data: '16 beats' },
  ];

/** Tempo, length and key: what makes a drop sit on the grid of a set. */
export function GridTab() {
  const { recipe } = useStore(drop.$draft);
  const plan = useStore($plan);
  const isLonger = recipe.bars > 0 && plan.bars > recipe.bars;
  return (
    <div className="grid-tab">
      <TempoField bpm={recipe.bpm} onChange={(bpm) => changeRecipe({ bpm })} />
      <Field
        label="Length"
        group
        hint={
          isLonger
            ? `The voice needs ${barWords(plan.bars)} at ${recipe.bpm} BPM: it gets them. A faster voice or a shorter script fits ${barWords(recipe.bars)}.`
            : `${plan.seconds.toFixed(2)} s with this voice.`
        }
      >
        <PadGroup
          columns={4}
          className="dense"
          value={`${recipe.bars}` as const}
          onChange={(value) => changeRecipe({ bars: LENGTHS.find((one) => one.value === value)?.bars ?? 0 })}
          options={LENGTHS}
        />
      </Field>
      <div className="grid-pair">
        <NumberField
          label="Before the voice"
          unit="beats"
          value={recipe.lead}
          min={0}
          max={16}
          step={0.25}
          onChange={(lead) => changeRecipe({ lead })}
        />
        <NumberField
          label="After its last sound"
          unit="beats"
          value={recipe.tail}
          min={0}
          max={32}
          step={0.25}
          onChange={(tail) => changeRecipe({ tail })}
        />
      </div>
      <KeyWheel value={recipe.key} onChange={(key) => changeRecipe({ key })} />
    </div>
  );
}
