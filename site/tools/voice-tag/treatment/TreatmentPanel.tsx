import { useStore } from '@nanostores/react';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { PRESETS, recipeOf } from '#core/tools/voice-tag/presets.ts';
import { Button } from '#site/ui/Button.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { Slider } from '#site/ui/Slider.tsx';
import { drop } from '../studio.ts';
import { ResettableSlider } from '../voices/ResettableSlider.tsx';
import { strengthWords } from './amount-words.ts';
import { changeRecipe } from './change-recipe.ts';
import { MoreTreatment } from './MoreTreatment.tsx';
import { PresetPads } from './PresetPads.tsx';
import { sameRecipe } from './same-recipe.ts';
import './treatment.css';

/** As the recipe says. */
const AS_IT_IS = 0.5;

/** What is done to the voice and what lies around it: a treatment to choose, one knob, and everything behind it. */
export function TreatmentPanel() {
  const { preset, recipe } = useStore(drop.$draft, { ssr: 'initial' });
  const isChanged = !sameRecipe(recipe, recipeOf(preset));
  return (
    <Panel
      title="Treatment"
      className="treatment"
      aside={
        isChanged ? (
          <span className="treatment-changed">
            <span className="muted">{PRESETS[preset].label}, changed</span>
            <Button
              size="sm"
              variant="quiet"
              iconOnly
              icon={RotateCcw}
              onClick={() => drop.change({ recipe: recipeOf(preset) })}
            >
              {`Back to ${PRESETS[preset].label} as it was`}
            </Button>
          </span>
        ) : (
          <span className="muted num">
            {recipe.bpm} BPM · {recipe.key}
          </span>
        )
      }
    >
      <PresetPads />
      <div className="treatment-strength">
        <ResettableSlider onReset={() => changeRecipe({ strength: AS_IT_IS })}>
          <Slider
            label="Strength"
            value={Math.round(recipe.strength * 100)}
            step={5}
            format={strengthWords}
            onChange={(value) => changeRecipe({ strength: value / 100 })}
            onCommit={drop.settle}
          />
        </ResettableSlider>
      </div>
      <MoreTreatment />
    </Panel>
  );
}
