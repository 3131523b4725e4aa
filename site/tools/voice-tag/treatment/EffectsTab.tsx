import { useStore } from '@nanostores/react';
import { type ReactNode, useId } from 'react';
import { EFFECTS, type EffectId } from '#core/tools/voice-tag/effects.ts';
import { recipeOf } from '#core/tools/voice-tag/presets.ts';
import type { Recipe } from '#core/tools/voice-tag/recipe.ts';
import { Field } from '#site/ui/Field.tsx';
import { PadGroup } from '#site/ui/PadGroup.tsx';
import { Slider } from '#site/ui/Slider.tsx';
import { drop } from '../studio.ts';
import { ResettableSlider } from '../voices/ResettableSlider.tsx';
import { percentWords } from './amount-words.ts';
import { changeEffect, changeRecipe } from './change-recipe.ts';
import { EFFECT_GROUPS } from './effect-groups.ts';

/** How much there is of each effect. A double click brings back what the treatment began with. */
export function EffectsTab() {
  const { recipe } = useStore(drop.$draft);
  return (
    <div className="effects">
      {Object.entries(EFFECT_GROUPS).map(([name, ids]) => (
        <Group key={name} name={name} ids={ids} recipe={recipe}>
          {name === 'Space' && <Space recipe={recipe} />}
        </Group>
      ))}
    </div>
  );
}

interface GroupProps {
  name: string;
  ids: readonly EffectId[];
  recipe: Recipe;
  children: ReactNode;
}

function Group({ name, ids, recipe, children }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="treatment-group">
        {name}
      </h3>
      <div className="effects-sliders">
        {ids.map((effect) => (
          <ResettableSlider key={effect} onReset={() => changeEffect(effect, startOf(effect))}>
            <Slider
              label={
                <>
                  {EFFECTS[effect].label} <span className="effects-line muted">{EFFECTS[effect].line}</span>
                </>
              }
              value={Math.round((recipe.effects[effect] ?? 0) * 100)}
              step={5}
              format={percentWords}
              onChange={(value) => changeEffect(effect, value / 100)}
              onCommit={drop.settle}
            />
          </ResettableSlider>
        ))}
      </div>
      {children}
    </section>
  );
}

/** What the treatment that it began as has of an effect. */
const startOf = (effect: EffectId): number => recipeOf(drop.$draft.get().preset).effects[effect] ?? 0;

const ECHOES: readonly { value: `${Recipe['echo']}`; echo: Recipe['echo']; title: string; data: string }[] = [
  { value: '0.25', echo: 0.25, title: '1/16', data: '¼ beat' },
  { value: '0.5', echo: 0.5, title: '1/8', data: '½ beat' },
  { value: '0.75', echo: 0.75, title: '1/8 dotted', data: '¾ beat' },
  { value: '1', echo: 1, title: '1/4', data: '1 beat' },
  { value: '1.5', echo: 1.5, title: '1/4 dotted', data: '1½ beats' },
  { value: '2', echo: 2, title: '1/2', data: '2 beats' },
];

function Space({ recipe }: { recipe: Recipe }) {
  return (
    <div className="effects-space">
      <Field label="Time between echoes" group>
        <PadGroup
          columns={3}
          narrowColumns={3}
          className="dense"
          value={`${recipe.echo}` as const}
          onChange={(value) =>
            changeRecipe({ echo: ECHOES.find((one) => one.value === value)?.echo ?? 0.75 })
          }
          options={ECHOES}
        />
      </Field>
      <ResettableSlider onReset={() => changeRecipe({ room: recipeOf(drop.$draft.get().preset).room })}>
        <Slider
          label="Room dies away in"
          value={recipe.room}
          min={0.2}
          max={6}
          step={0.1}
          ticks={6}
          format={(seconds) => `${seconds.toFixed(1)} s`}
          onChange={(room) => changeRecipe({ room })}
          onCommit={drop.settle}
        />
      </ResettableSlider>
    </div>
  );
}
