import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { BED_KINDS, BEDS, type Layer } from '#core/tools/voice-tag/beds.ts';
import { MOST_LAYERS } from '#core/tools/voice-tag/recipe.ts';
import { afterNextFrame } from '#site/lib/next-frame.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { Slider } from '#site/ui/Slider.tsx';
import { drop } from '../studio.ts';
import { ResettableSlider } from '../voices/ResettableSlider.tsx';
import { gainWords } from './amount-words.ts';
import { BedLayer } from './BedLayer.tsx';
import { changeRecipe } from './change-recipe.ts';
import { changedLayer, movedLayer, withLayer, withoutLayer } from './layer-changes.ts';
import { SeedField } from './SeedField.tsx';

/** What lies under, before and after the voice, the first on top of the deck's lanes. */
export function BedsTab() {
  const { recipe } = useStore(drop.$draft);
  const { layers } = recipe;
  const list = useRef<HTMLUListElement>(null);
  const set = (next: Layer[]) => changeRecipe({ layers: next });

  function remove(index: number) {
    const before = drop.$draft.get().recipe.layers;
    const gone = before[index];
    set(withoutLayer(before, index));
    if (!gone) return;
    showToast({
      title: `${BEDS[gone.kind]} taken out`,
      action: { label: 'Undo', alt: 'Add the layer again', onAction: () => set([...before]) },
    });
    // The row that had the focus is gone: it goes to the one in its place.
    afterNextFrame(() => {
      const rows = list.current?.querySelectorAll<HTMLElement>('summary') ?? [];
      (rows[Math.min(index, rows.length - 1)] ?? list.current)?.focus();
    });
  }

  return (
    <div className="beds">
      {layers.length === 0 && <p className="hint">No beds: the voice stands alone.</p>}
      <ul ref={list} className="beds-list" tabIndex={-1} aria-label="Beds">
        {layers.map((layer, index) => (
          <BedLayer
            // biome-ignore lint/suspicious/noArrayIndexKey: a layer is known by its place, as in the recipe
            key={index}
            layer={layer}
            isFirst={index === 0}
            isLast={index === layers.length - 1}
            onChange={(part) => set(changedLayer(layers, index, part))}
            onMove={(by) => set(movedLayer(layers, index, by))}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      <div className="beds-add">
        <span className="lab">
          {layers.length < MOST_LAYERS ? 'Add a bed' : `${MOST_LAYERS} layers are the most`}
        </span>
        {layers.length < MOST_LAYERS && (
          <div className="beds-kinds">
            {BED_KINDS.map((kind) => (
              <button key={kind} type="button" className="chip" onClick={() => set(withLayer(layers, kind))}>
                {BEDS[kind]}
              </button>
            ))}
          </div>
        )}
      </div>
      <ResettableSlider onReset={() => changeRecipe({ bedGain: 0 })}>
        <Slider
          label="Level of all beds"
          value={recipe.bedGain}
          min={-24}
          max={6}
          step={0.5}
          format={gainWords}
          onChange={(bedGain) => changeRecipe({ bedGain })}
          onCommit={drop.settle}
        />
      </ResettableSlider>
      <SeedField seed={recipe.seed} onChange={(seed) => changeRecipe({ seed })} />
    </div>
  );
}
