import { MOST, type Profile } from '#core/profile.ts';
import { useLeaveWarning } from '#site/lib/use-leave-warning.ts';
import { Panel } from '#site/ui/Panel.tsx';
import { Problem } from '../../lib/Problem.tsx';
import { FactsField } from './FactsField.tsx';
import { GenresField } from './GenresField.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SocialsFields } from './SocialsFields.tsx';
import { StageFields } from './StageFields.tsx';
import { useArtistForm } from './use-artist-form.ts';

const of = (count: number, most: number) => (
  <span className="num muted">
    {count} of {most}
  </span>
);

/** What is typed about an artist: one form with one Save, which stays in sight while anything is unsaved. */
export function ArtistForm({ profile }: { profile: Profile }) {
  const { form, ...parts } = useArtistForm(profile);
  const { draft, set, errorOf } = parts;
  const field = { draft, set, errorOf };
  useLeaveWarning(parts.changed.length > 0);
  return (
    <form {...form} className="artist-form" aria-label="Artist">
      <Problem text={parts.problem} />
      <Panel title="On stage" id="stage" padded>
        <StageFields {...field} />
      </Panel>
      <Panel title="Genres" id="genres" padded aside={of(draft.genres.length, MOST.genres)}>
        <GenresField {...field} />
      </Panel>
      <Panel title="Facts for your biography" id="facts" padded aside={of(draft.bioFacts.length, MOST.facts)}>
        <FactsField {...field} />
      </Panel>
      <Panel title="Links" id="links" padded>
        <SocialsFields {...field} />
      </Panel>
      <Panel title="Time and money" id="place" padded>
        <PlaceFields {...field} />
      </Panel>
      <SaveBar changed={parts.changed} isSaving={parts.isSaving} onDiscard={parts.discard} />
    </form>
  );
}
