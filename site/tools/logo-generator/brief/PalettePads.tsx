import { useState } from 'react';
import { PALETTE_IDS, PALETTES, type PaletteId } from '#core/tools/logo-generator/engine/palettes.ts';
import { Field } from '#site/ui/Field.tsx';
import { PadGroup } from '#site/ui/PadGroup.tsx';
import { ANY, type OrAny, someAfter } from './any-pad.ts';
import { MOST_PALETTES } from './brief-draft.ts';
import { Swatch } from './Swatch.tsx';

/** Palettes in sight before all of them are asked for. */
const FIRST = 15;

interface PalettePadsProps {
  /** None means any. */
  chosen: readonly PaletteId[];
  error?: string | null | undefined;
  onChange: (palettes: PaletteId[]) => void;
}

export function PalettePads({ chosen, error, onChange }: PalettePadsProps) {
  const [showsAll, setShowsAll] = useState(false);
  const isFull = chosen.length === MOST_PALETTES;
  const shown = PALETTE_IDS.filter((id, index) => showsAll || index < FIRST || chosen.includes(id));
  const hint = isFull
    ? `${MOST_PALETTES} of ${MOST_PALETTES}. Take one off to choose another.`
    : `Up to ${MOST_PALETTES}, or any.`;
  return (
    <>
      <Field label="Palettes" hideLabel group hint={hint} error={error ?? null}>
        <PadGroup<OrAny<PaletteId>>
          multiple
          columns={3}
          narrowColumns={5}
          className="palettes"
          value={chosen.length > 0 ? chosen : [ANY]}
          onChange={(next) => onChange(someAfter(next, chosen, PALETTE_IDS, MOST_PALETTES))}
          options={[
            { value: ANY, title: 'Any' },
            ...shown.map((id) => ({
              value: id,
              title: <Swatch palette={PALETTES[id]} />,
              label: `${id.charAt(0).toUpperCase()}${id.slice(1).replaceAll('-', ' ')}`,
              disabled: isFull && !chosen.includes(id),
            })),
          ]}
        />
      </Field>
      {shown.length < PALETTE_IDS.length && (
        <button type="button" className="link small" onClick={() => setShowsAll(true)}>
          All {PALETTE_IDS.length} palettes
        </button>
      )}
    </>
  );
}
