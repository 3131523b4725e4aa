import { Suspense } from 'react';
import { PALETTE_IDS, PALETTES } from '#core/tools/logo-generator/engine/palettes.ts';
import { late } from '#site/lib/late.tsx';
import { Field } from '#site/ui/Field.tsx';
import { PadGroup } from '#site/ui/PadGroup.tsx';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import type { BriefDraft } from './brief-draft.ts';
import { PalettePads } from './PalettePads.tsx';

const OwnColours = late(async () => (await import('./OwnColours.tsx')).OwnColours);

const SOURCES = [
  { value: 'palettes', title: 'Palettes' },
  { value: 'own', title: 'Your own' },
] as const;

interface ColourFieldProps {
  draft: BriefDraft;
  reasonFor: (path: string) => string | null;
  onChange: (part: Partial<BriefDraft>) => void;
}

/** Own colours start from the first palette that was chosen. */
const startOf = ({ palettes }: BriefDraft) => ({ ...PALETTES[palettes[0] ?? PALETTE_IDS[0]] });

export function ColourField({ draft, reasonFor, onChange }: ColourFieldProps) {
  const { usesOwnColours, colours, palettes } = draft;
  return (
    <div className="colour-field">
      <Field label="Colour" group error={usesOwnColours ? reasonFor('colours') : null}>
        <PadGroup
          options={SOURCES}
          value={usesOwnColours ? 'own' : 'palettes'}
          onChange={(source) =>
            onChange(
              source === 'own'
                ? { usesOwnColours: true, colours: colours ?? startOf(draft) }
                : { usesOwnColours: false },
            )
          }
        />
      </Field>
      {usesOwnColours && colours ? (
        <div data-path="colours">
          <Suspense fallback={<Skeleton height={300} />}>
            <OwnColours
              colours={colours}
              reasonFor={reasonFor}
              onChange={(next) => onChange({ colours: next })}
            />
          </Suspense>
        </div>
      ) : (
        <div data-path="palettes">
          <PalettePads
            chosen={palettes}
            error={reasonFor('palettes')}
            onChange={(next) => onChange({ palettes: next })}
          />
        </div>
      )}
    </div>
  );
}
