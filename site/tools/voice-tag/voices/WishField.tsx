import { useEffect, useState } from 'react';
import { STYLES, type StyleId } from '#core/tools/voice-tag/styles.ts';
import { Field } from '#site/ui/Field.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { drop } from '../studio.ts';
import { auditionOf } from './audition.ts';
import { hearing } from './hearing.ts';
import { rankStyles } from './rank-styles.ts';
import { styleKey } from './StylePads.tsx';

/** Characters that are offered for a wish. */
const MOST_OFFERED = 3;

/** Longest wish in characters. */
const LONGEST_WISH = 80;

/** Say what the voice should be like, and the characters that answer to it are offered. Real people are refused. */
export function WishField() {
  const [wish, setWish] = useState('');
  const problem = useImitationProblem(wish);
  const found = problem === null ? rankStyles(wish).slice(0, MOST_OFFERED) : [];
  const isLost = wish.trim().length >= 4 && problem === null && found.length === 0;

  function choose(style: StyleId) {
    drop.change({ voice: { ...drop.$draft.get().voice, style } });
    void hearing.hear(styleKey(style), auditionOf(drop.$draft.get()));
  }

  return (
    <div className="voices-wish">
      <Field label="Describe the voice" error={problem}>
        <TextInput
          placeholder="deep movie trailer, slow"
          value={wish}
          maxLength={LONGEST_WISH}
          autoComplete="off"
          onChange={(event) => setWish(event.target.value)}
          onKeyDown={(event) => {
            const [first] = found;
            if (event.key === 'Enter' && first) choose(first);
          }}
        />
      </Field>
      <p className={found.length > 0 ? 'sr' : 'hint'} role="status">
        {isLost && 'No character answers to that. Try a pitch, a place or a genre.'}
        {found.length > 0 && `Nearest: ${found.map((id) => STYLES[id].label).join(', ')}`}
      </p>
      {found.length > 0 && (
        <ul className="voices-found">
          {found.map((id) => (
            <li key={id}>
              <button type="button" onClick={() => choose(id)}>
                {STYLES[id].label} <span className="num muted">{STYLES[id].line}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Why a wish is refused; the list of names loads with the first letter. */
function useImitationProblem(wish: string): string | null {
  const [answer, setAnswer] = useState<{ wish: string; problem: string | null } | null>(null);
  useEffect(() => {
    if (wish.trim() === '') return setAnswer(null);
    let isOver = false;
    import('#core/tools/voice-tag/real-people.ts').then(
      ({ imitationProblem }) => !isOver && setAnswer({ wish, problem: imitationProblem(wish) }),
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [wish]);
  return answer?.wish === wish ? answer.problem : null;
}
