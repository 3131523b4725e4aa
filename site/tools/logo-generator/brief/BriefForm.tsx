import { type ReactNode, Suspense } from 'react';
import { late } from '#site/lib/late.tsx';
import { Field } from '#site/ui/Field.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { BLANK_DRAFT, type BriefDraft, sameWords } from './brief-draft.ts';
import { ColourField } from './ColourField.tsx';
import { GenreAndMood } from './GenreAndMood.tsx';
import { MoreChoices } from './MoreChoices.tsx';
import { SeedField } from './SeedField.tsx';

const LikePads = late(async () => (await import('./LikePads.tsx')).LikePads);

/** Longest name and tagline. More is counted and refused rather than cut, so that nothing is lost unseen. */
const MOST_CHARACTERS = 60;

const counted = (text: string) => ({ used: text.trim().length, max: MOST_CHARACTERS });

interface BriefFormProps {
  draft: BriefDraft;
  onChange: (part: Partial<BriefDraft>) => void;
  /** Why a field was refused, by its path: `name`, `colours.a`. */
  reasonFor: (path: string) => string | null;
  onSubmit: () => void;
  /** Stands under the first fields, where the preview is on a phone; the seed goes with it. */
  preview: ReactNode;
  seedIsFirst: boolean;
  /** The button with its price. */
  children: ReactNode;
}

export function BriefForm({
  draft,
  onChange,
  reasonFor,
  onSubmit,
  preview,
  seedIsFirst,
  children,
}: BriefFormProps) {
  const seed = <SeedField trail={draft} error={reasonFor('seed')} onChange={onChange} />;
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
        <Field label="Artist name" error={reasonFor('name')} counter={counted(draft.name)} required>
          <TextInput
            name="name"
            value={draft.name}
            autoComplete="off"
            spellCheck={false}
            placeholder="DJ NOVA"
            onChange={(event) => onChange({ name: event.target.value })}
          />
        </Field>
        <Field
          label="Line underneath"
          hint="Optional: a style, a city, a year."
          error={reasonFor('tagline')}
          counter={counted(draft.tagline)}
        >
          <TextInput
            name="tagline"
            value={draft.tagline}
            autoComplete="off"
            placeholder="Techno / Berlin"
            onChange={(event) => onChange({ tagline: event.target.value })}
          />
        </Field>
        {preview}
        {seedIsFirst && seed}
        {draft.like && (
          <div data-path="like">
            <Suspense fallback={<Skeleton height={190} />}>
              <LikePads like={draft.like} error={reasonFor('like')} onChange={(like) => onChange({ like })} />
            </Suspense>
          </div>
        )}
        <GenreAndMood draft={draft} reasonFor={reasonFor} onChange={onChange} />
        <ColourField draft={draft} reasonFor={reasonFor} onChange={onChange} />
        <MoreChoices draft={draft} reasonFor={reasonFor} onChange={onChange} />
        {!seedIsFirst && seed}
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
