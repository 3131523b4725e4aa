import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { GIG_LONGEST, type Gig } from '#core/gigs/gig.ts';
import { mergeLines } from '#core/gigs/merge-lines.ts';
import { $isKept } from '../../state/offline.store.ts';
import { changeGig } from '../../state/save-gig.ts';
import { caretAfter } from './caret-after.ts';

/** `still`: nothing was typed yet. `kept`: it could not be sent, and is tried again. */
export type NotesState = 'still' | 'saved' | 'saving' | 'kept' | 'unsaved';

/** How long after the last key notes are saved, in ms. */
const REST = 1000;

/**
 * Notes while they are typed. They are saved when the keys rest, and when the field is left; what another window wrote
 * comes in line by line, around what is being typed here.
 */
export function useNotes({ id, notes, version }: Pick<Gig, 'id' | 'notes' | 'version'>) {
  const [text, setText] = useState(notes);
  const [state, setState] = useState<NotesState>('still');
  /** Why they were refused. */
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<number | null>(null);
  /** What the typed text goes on from: as it was stored, or sent, last. */
  const base = useRef(notes);
  const latest = useRef(text);
  latest.current = text;
  const seen = useRef(version);

  // An edit of this window shows at once and keeps the version; only what was stored brings another one.
  useEffect(() => {
    if (version === seen.current) return;
    seen.current = version;
    const before = base.current;
    base.current = notes;
    const typed = latest.current;
    // Sent again from elsewhere, what was kept is saved now.
    if (notes === typed.trim()) setState((was) => (was === 'unsaved' || was === 'kept' ? 'saved' : was));
    if (notes === before || notes === typed.trim()) return;
    const merged = mergeLines({ base: before, mine: typed, stored: notes });
    if (merged === null || merged === typed) return;
    if (field.current === document.activeElement)
      caret.current = caretAfter(typed, merged, field.current?.selectionStart ?? 0);
    setText(merged);
  }, [notes, version]);

  // The browser puts the caret behind a text that is set.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the text that moves the caret
  useLayoutEffect(() => {
    if (caret.current !== null) field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [text]);

  const save = useRef(async (): Promise<void> => {
    const sent = latest.current.trim();
    if (sent === base.current || sent.length > GIG_LONGEST.notes) return;
    const before = base.current;
    base.current = sent;
    setState('saving');
    setProblem(null);
    const outcome = await changeGig(id, { notes: sent });
    if (outcome.kind === 'refused') {
      // What was refused is sent again with the next key.
      if (base.current === sent) base.current = before;
      setProblem(outcome.fields[0]?.reason ?? outcome.reason);
    }
    // What was typed since is saved by its own rest.
    const isSafe = outcome.kind === 'kept' && $isKept.get();
    setState(outcome.kind === 'saved' ? 'saved' : isSafe ? 'kept' : 'unsaved');
  }).current;

  useEffect(() => {
    if (text.trim() === base.current) return;
    const rest = setTimeout(() => void save(), REST);
    return () => clearTimeout(rest);
  }, [text, save]);

  useEffect(() => {
    const leave = (): void => void (document.hidden && save());
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      void save();
    };
  }, [save]);

  return {
    ...{ text, state, problem, field },
    type(typed: string): void {
      setText(typed);
      setState(typed.trim() === base.current ? 'saved' : 'saving');
    },
    save: (): void => void save(),
  };
}
