import type { ReactNode } from 'react';
import { GENRES, type GenreId } from '#core/tools/logo-generator/brief.ts';
import { Field } from '#site/ui/Field.tsx';
import { PadGroup } from '#site/ui/PadGroup.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { BLANK_DRAFT, type BriefDraft, sameWords } from './brief-draft.ts';
import { PalettePads } from './PalettePads.tsx';

/** The first words of a genre fit its pad; the rest stands below the pads once it is chosen. */
const GENRE_PADS = (Object.keys(GENRES) as GenreId[]).map((value) => {
  const { label } = GENRES[value];
  return { value, title: label.split(',')[0], label };
});

/** Longest name and tagline that the form takes in; the server has the last word. */
const MOST_CHARACTERS = 60;

interface BriefFormProps {
  draft: BriefDraft;
  onChange: (part: Partial<BriefDraft>) => void;
  /** Why a field was refused, by its name. */
  reasons: Partial<Record<'name' | 'tagline' | 'palettes', string | null>>;
  onSubmit: () => void;
  /** The button with its price. */
  children: ReactNode;
}

export function BriefForm({ draft, onChange, reasons, onSubmit, children }: BriefFormProps) {
  return (
    <Panel
      title="Brief"
      className="brief"
      aside={<Clear draft={draft} onClear={() => onChange(BLANK_DRAFT)} />}
    >
      <form
        noValidate
        // A press before the page is alive then does nothing, instead of leaving it.
        method="dialog"
        className="brief-fields"
        aria-label="Brief"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Field label="Artist name" error={reasons.name} required>
          <TextInput
            name="name"
            value={draft.name}
            maxLength={MOST_CHARACTERS}
            autoComplete="off"
            spellCheck={false}
            placeholder="DJ NOVA"
            onChange={(event) => onChange({ name: event.target.value })}
          />
        </Field>
        <Field label="Line underneath" hint="Optional: a style, a city, a year." error={reasons.tagline}>
          <TextInput
            name="tagline"
            value={draft.tagline}
            maxLength={MOST_CHARACTERS}
            autoComplete="off"
            placeholder="Techno / Berlin"
            onChange={(event) => onChange({ tagline: event.target.value })}
          />
        </Field>
        <Field label="Genre" group hint={GENRES[draft.genre].label}>
          <PadGroup options={GENRE_PADS} value={draft.genre} onChange={(genre) => onChange({ genre })} />
        </Field>
        <PalettePads
          chosen={draft.palettes}
          error={reasons.palettes}
          onChange={(palettes) => onChange({ palettes })}
        />
        {children}
      </form>
    </Panel>
  );
}

/** Keeps its place while there is nothing to clear, so that the head keeps its height. */
function Clear({ draft, onClear }: { draft: BriefDraft; onClear: () => void }) {
  const isBlank = sameWords(draft, BLANK_DRAFT);
  return (
    <button
      type="button"
      className="btn sm quiet"
      style={isBlank ? { visibility: 'hidden' } : undefined}
      onClick={onClear}
    >
      Clear
    </button>
  );
}
