import { GENRES, type GenreId, MOODS, type MoodId } from '#core/tools/logo-generator/brief-choices.ts';
import { Field } from '#site/ui/Field.tsx';
import { PadGroup } from '#site/ui/PadGroup.tsx';
import { ANY, type OrAny } from './any-pad.ts';
import type { BriefDraft } from './brief-draft.ts';

/** The first words of a genre fit its pad; the rest stands below the pads once it is chosen. */
const GENRE_PADS = (Object.keys(GENRES) as GenreId[]).map((value) => {
  const { label } = GENRES[value];
  return { value, title: label.split(',')[0], label };
});

const MOOD_PADS = [
  { value: ANY, title: 'Any' },
  ...(Object.keys(MOODS) as MoodId[]).map((value) => ({ value, title: MOODS[value].label })),
] as const;

interface GenreAndMoodProps {
  draft: BriefDraft;
  reasonFor: (path: string) => string | null;
  onChange: (part: Partial<BriefDraft>) => void;
}

export function GenreAndMood({ draft, reasonFor, onChange }: GenreAndMoodProps) {
  const genre = GENRE_PADS.find(({ value }) => value === draft.genre);
  return (
    <>
      <div data-path="genre">
        <Field
          label="Genre"
          group
          hint={genre?.label !== genre?.title && genre?.label}
          error={reasonFor('genre')}
        >
          <PadGroup
            className="tight"
            options={GENRE_PADS}
            value={draft.genre}
            onChange={(genre) => onChange({ genre })}
          />
        </Field>
      </div>
      <div data-path="mood">
        <Field label="Mood" group error={reasonFor('mood')}>
          <PadGroup<OrAny<MoodId>>
            className="tight first-wide"
            options={MOOD_PADS}
            value={draft.mood ?? ANY}
            onChange={(mood) => onChange({ mood: mood === ANY ? null : mood })}
          />
        </Field>
      </div>
    </>
  );
}
