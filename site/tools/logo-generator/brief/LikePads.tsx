import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { ARCHETYPES } from '#core/tools/logo-generator/archetypes.ts';
import { LOCKABLE, type Lockable } from '#core/tools/logo-generator/brief-choices.ts';
import { PALETTES } from '#core/tools/logo-generator/engine/palettes.ts';
import { SYMBOLS } from '#core/tools/logo-generator/engine/symbol-names.ts';
import { faceName } from '#core/tools/logo-generator/kit/typefaces.ts';
import { Button } from '#site/ui/Button.tsx';
import { Field } from '#site/ui/Field.tsx';
import { PadGroup } from '#site/ui/PadGroup.tsx';
import type { LikeDraft } from './brief-draft.ts';
import { Swatch } from './Swatch.tsx';

const TITLES: Readonly<Record<Lockable, string>> = {
  archetype: 'Kind',
  font: 'Typeface',
  palette: 'Colours',
  symbol: 'Symbol',
};

interface LikePadsProps {
  like: LikeDraft;
  error: string | null;
  /** Null takes it off the brief. */
  onChange: (like: LikeDraft | null) => void;
}

/** The concept that the twelve are to be like, and which of its parts stay as they are. */
export function LikePads({ like, error, onChange }: LikePadsProps) {
  const origin = like.from ? `${like.from.number} · ${like.from.label}` : ARCHETYPES[like.archetype].label;
  return (
    <div className="like">
      <header className="like-head">
        <h3 className="lab">Like {origin}</h3>
        <Button variant="quiet" size="sm" iconOnly icon={X} onClick={() => onChange(null)}>
          Not like this any more
        </Button>
      </header>
      <Field
        label="Parts that stay"
        hideLabel
        group
        hint="What is lit stays as it is. The rest varies around it."
        error={error}
      >
        <PadGroup<Lockable>
          multiple
          value={like.locks}
          onChange={(locks) => onChange({ ...like, locks: LOCKABLE.filter((part) => locks.includes(part)) })}
          options={LOCKABLE.map((value) => ({ value, title: TITLES[value], data: partOf(like, value) }))}
        />
      </Field>
    </div>
  );
}

function partOf(like: LikeDraft, part: Lockable): ReactNode {
  switch (part) {
    case 'archetype':
      return ARCHETYPES[like.archetype].label;
    case 'font':
      return faceName(like.font);
    case 'palette':
      return <Swatch palette={like.colours ?? PALETTES[like.palette]} />;
    case 'symbol':
      return SYMBOLS[like.symbol].label;
  }
}
