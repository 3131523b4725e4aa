import { timeOfDay } from './message-time.ts';

/** Questions that the guides or the account answer. */
const QUESTIONS = ['What does a logo cost?', 'What goes into a technical rider?', 'When is my next gig?'];

/** Before anything was said. spec §2 */
export function Silence() {
  return (
    <div className="cue-silence">
      <h3>What's good!</h3>
      <p>Ready to level up your DJ game? Drop me a question!</p>
    </div>
  );
}

/** The greeting. spec §2 */
export function Welcome({ firstName, at }: { firstName: string; at: string }) {
  const name = firstName.trim();
  return (
    <div className="cue-m" data-role="assistant">
      <p>
        {name ? `Good to see you, ${name}.` : 'Good to see you.'} I am Cue. I know the guides and articles of
        Deckhand, and what your account holds.
      </p>
      <p className="muted">Start typing below to continue the conversation</p>
      <p className="cue-meta">
        <time dateTime={at}>{timeOfDay(at)}</time>
      </p>
    </div>
  );
}

interface SuggestionsProps {
  onPick: (question: string) => void;
  /** They keep their place while nobody knows whether there is a conversation already. */
  isToCome: boolean;
}

/** A pick goes into the field, where it can still be changed: sending costs a credit. */
export function Suggestions({ onPick, isToCome }: SuggestionsProps) {
  return (
    <ul className="cue-picks" data-to-come={isToCome || undefined} aria-label="Questions to begin with">
      {QUESTIONS.map((question) => (
        <li key={question}>
          <button
            type="button"
            onClick={(event) => {
              onPick(question);
              event.currentTarget.closest('.cue-panel')?.querySelector('textarea')?.focus();
            }}
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
