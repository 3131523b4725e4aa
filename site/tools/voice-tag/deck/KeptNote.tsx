import { useStore } from '@nanostores/react';
import type { DropDraft } from '../drop-draft.ts';
import { $freeDrop } from '../kept-drop.store.ts';
import { drop } from '../studio.ts';
import { KEPT_WORDS, useKeptNote } from '../use-kept-note.ts';

interface KeptNoteProps {
  /** The take on the deck, if there is one. */
  take: DropDraft | null;
  /** Stands where there is nothing to say. */
  instead?: string;
}

/** What becomes of a visitor's preview: it is kept, and comes along to the account. */
export function KeptNote({ take, instead }: KeptNoteProps) {
  const draft = useStore(drop.$draft, { ssr: 'initial' });
  const state = useKeptNote({ seen: take ?? draft, finished: draft });
  if (state === 'waits')
    return (
      <p className="takes-note small muted">
        Your drop from before you signed up still costs nothing.{' '}
        <button type="button" className="link small" onClick={goBack}>
          Go back to it
        </button>
      </p>
    );
  const words = state === null ? instead : KEPT_WORDS[state];
  return words === undefined ? null : <p className="takes-note small muted">{words}</p>;
}

function goBack(): void {
  const free = $freeDrop.get();
  if (free) drop.change(free.drop);
}
