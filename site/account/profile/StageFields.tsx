import { CAREER_STAGE_IDS, CAREER_STAGES, LONGEST } from '#core/profile.ts';
import { Field } from '#site/ui/Field.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { NativeSelect } from './NativeSelect.tsx';
import type { ArtistFieldProps } from './use-artist-form.ts';

const STAGES = CAREER_STAGE_IDS.map((id) => [id, CAREER_STAGES[id]] as const);

export function StageFields({ draft, set, errorOf }: ArtistFieldProps) {
  return (
    <div className="artist-fields">
      <Field label="Artist name" hint="As it stands on the flyer." error={errorOf('artistName')}>
        <TextInput
          name="artistName"
          autoComplete="nickname"
          maxLength={LONGEST.artistName}
          value={draft.artistName}
          onChange={({ target }) => set('artistName', target.value)}
        />
      </Field>
      <Field label="First name" hint="What we call you." required error={errorOf('firstName')}>
        <TextInput
          name="firstName"
          autoComplete="given-name"
          maxLength={60}
          value={draft.firstName}
          onChange={({ target }) => set('firstName', target.value)}
        />
      </Field>
      <Field label="City" hint="Where you play from." error={errorOf('city')}>
        <TextInput
          name="city"
          autoComplete="address-level2"
          maxLength={LONGEST.city}
          value={draft.city}
          onChange={({ target }) => set('city', target.value)}
        />
      </Field>
      <Field label="Career stage" hint="Advice is measured by it." error={errorOf('careerStage')}>
        <NativeSelect
          name="careerStage"
          value={draft.careerStage}
          options={STAGES}
          onChange={(stage) => set('careerStage', stage)}
        />
      </Field>
    </div>
  );
}
