import { PALETTE_IDS, PALETTES, type PaletteId } from '#core/tools/logo-generator/engine/palettes.ts';
import { Field } from '#site/ui/Field.tsx';
import { PadGroup } from '#site/ui/PadGroup.tsx';
import { MOST_PALETTES } from './brief-draft.ts';

const ANY = 'any';
type Choice = PaletteId | typeof ANY;

interface PalettePadsProps {
  /** None means any. */
  chosen: readonly PaletteId[];
  error?: string | null | undefined;
  onChange: (palettes: PaletteId[]) => void;
}

/** What a press leaves chosen: `any` clears the others, the first of the others clears `any`. */
function palettesAfter(next: readonly Choice[], before: readonly PaletteId[]): PaletteId[] {
  if (next.includes(ANY) && before.length > 0) return [];
  return next.filter((choice) => choice !== ANY).slice(0, MOST_PALETTES);
}

export function PalettePads({ chosen, error, onChange }: PalettePadsProps) {
  const isFull = chosen.length === MOST_PALETTES;
  const hint = isFull
    ? `${MOST_PALETTES} of ${MOST_PALETTES}. Take one off to choose another.`
    : `Up to ${MOST_PALETTES}, or any.`;
  return (
    <Field label="Colour" group hint={hint} error={error ?? null}>
      <PadGroup<Choice>
        multiple
        columns={3}
        narrowColumns={6}
        className="palettes"
        value={chosen.length > 0 ? chosen : [ANY]}
        onChange={(next) => onChange(palettesAfter(next, chosen))}
        options={[
          { value: ANY, title: 'Any' },
          ...PALETTE_IDS.map((id) => ({
            value: id,
            title: <Swatch id={id} />,
            label: `${id.charAt(0).toUpperCase()}${id.slice(1)}`,
            disabled: isFull && !chosen.includes(id),
          })),
        ]}
      />
    </Field>
  );
}

function Swatch({ id }: { id: PaletteId }) {
  const { bg, fg, a, b } = PALETTES[id];
  // A palette whose accent is its own ink or ground shows the other accent in its place.
  const accent = a === fg || a === bg ? b : a;
  return (
    <span className="swatch">
      <i style={{ background: bg }} />
      <i style={{ background: accent }} />
      <i style={{ background: fg }} />
    </span>
  );
}
