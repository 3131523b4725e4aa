import { useStore } from '@nanostores/react';
import { PRESET_IDS, PRESETS, recipeOf } from '#core/tools/voice-tag/presets.ts';
import { PadGroup } from '#site/ui/PadGroup.tsx';
import { drop } from '../studio.ts';
import { PresetPicture } from './PresetPicture.tsx';

const OPTIONS = PRESET_IDS.map((id) => ({
  value: id,
  title: PRESETS[id].label,
  data: `${PRESETS[id].recipe.bpm} BPM`,
  media: <PresetPicture id={id} />,
}));

/** The treatments to begin from. Tempo, key and length follow the one that is chosen. */
export function PresetPads() {
  const { preset } = useStore(drop.$draft, { ssr: 'initial' });
  return (
    <PadGroup
      aria-label="Treatment"
      className="treatment-pads"
      value={preset}
      onChange={(id) => {
        // Pressed again it stays as it was changed; the reset is a button of its own.
        if (id !== drop.$draft.get().preset) drop.change({ preset: id, recipe: recipeOf(id) });
      }}
      options={OPTIONS}
    />
  );
}
