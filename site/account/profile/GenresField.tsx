import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useRef, useState } from 'react';
import { LONGEST, MOST } from '#core/profile.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { Button } from '#site/ui/Button.tsx';
import { Field } from '#site/ui/Field.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { suggestions, withGenres } from './genre-words.ts';
import type { ArtistFieldProps } from './use-artist-form.ts';

/** What the artist plays: chosen from what many play, or in own words. */
export function GenresField({ draft, set, errorOf }: ArtistFieldProps) {
  const { genres } = draft;
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const isFull = genres.length >= MOST.genres;

  function add(words: string): void {
    set('genres', withGenres(genres, words));
    setTyped('');
  }

  function remove(genre: string): void {
    const at = genres.indexOf(genre);
    set('genres', genres.toSpliced(at, 1));
    input.current?.focus();
    const bringBack = () => set('genres', (now) => now.toSpliced(at, 0, genre));
    showToast({
      title: `${genre} is out`,
      action: { label: 'Undo', alt: 'Add it again', onAction: bringBack },
    });
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== ',') return;
    // With nothing typed, Enter saves the form as in any other field.
    if (typed.trim() === '' && event.key === 'Enter') return;
    event.preventDefault();
    add(typed);
  }

  return (
    <div className="genres">
      {genres.length > 0 && (
        <ul className="chips" aria-label="Your genres">
          {genres.map((genre) => (
            <li key={genre} className="chip">
              {genre}
              <button type="button" aria-label={`Remove ${genre}`} onClick={() => remove(genre)}>
                <X className="i i16" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Field
        label="Add a genre"
        hint={
          isFull
            ? `${MOST.genres} is the most: remove one first.`
            : 'Enter takes it. Your own words count too.'
        }
        error={errorOf('genres')}
      >
        <TextInput
          ref={input}
          name="genre"
          autoComplete="off"
          maxLength={LONGEST.genre}
          readOnly={isFull}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKey}
          onBlur={() => typed.trim() !== '' && add(typed)}
        />
      </Field>
      {!isFull && (
        <ul className="chips" aria-label="Suggested genres">
          {suggestions(genres, typed).map((genre) => (
            <li key={genre}>
              {/* The press must not take the focus before it counts: what is typed would be added first. */}
              <Button
                size="sm"
                icon={Plus}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => add(genre)}
              >
                {genre}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
