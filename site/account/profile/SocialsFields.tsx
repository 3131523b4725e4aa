import { LONGEST, SOCIAL_IDS, SOCIALS, type Social } from '#core/profile.ts';
import { Field } from '#site/ui/Field.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { linkHint, linkOf } from './social-link.ts';
import type { ArtistFieldProps } from './use-artist-form.ts';

/** Where the artist can be found. A name alone becomes the whole address. */
export function SocialsFields({ draft, set, errorOf }: ArtistFieldProps) {
  const put = (id: Social, link: string) => set('socials', { ...draft.socials, [id]: link });
  return (
    <div className="artist-fields">
      {SOCIAL_IDS.map((id) => (
        <div key={id} className="social-field">
          <Field label={SOCIALS[id].name} error={errorOf(`socials.${id}`)}>
            <TextInput
              name={id}
              type="url"
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              maxLength={LONGEST.link}
              placeholder={linkHint(id)}
              value={draft.socials[id]}
              onChange={({ target }) => put(id, target.value)}
              onBlur={({ target }) => target.value !== '' && put(id, linkOf(id, target.value))}
            />
          </Field>
          {/^https:\/\/\S+\.\S+/.test(draft.socials[id]) && (
            <a className="social-check" href={draft.socials[id]} target="_blank" rel="noopener noreferrer">
              Check <span className="sr">{SOCIALS[id].name} in a new tab</span>
            </a>
          )}
        </div>
      ))}
    </div>
  );
}
