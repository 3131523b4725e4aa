import { useStore } from '@nanostores/react';
import { $session } from '#site/lib/session.store.ts';
import type { DropDraft } from './drop-draft.ts';
import { $freeDrop, $keptDrop, isKept } from './kept-drop.store.ts';

/**
 * `kept`: a visitor's preview waits in the browser. `visitor`: what they write does not yet. `free`: it is in the fields
 * of the account that it waited for. `waits`: something else is.
 */
export type KeptState = 'kept' | 'visitor' | 'free' | 'waits' | null;

export const KEPT_WORDS = {
  kept: 'Kept in this browser. Sign up free and it comes along at no cost.',
  visitor: 'Finishing takes an account: sign up free and the drop comes along at no cost.',
  free: 'From before you signed up. Finishing it costs nothing.',
} as const;

/** What is to be said of the drop that a visitor made, by what is looked at and what the press beside it would finish. */
export function useKeptNote({ seen, finished }: { seen: DropDraft; finished: DropDraft }): KeptState {
  const session = useStore($session, { ssr: 'initial' });
  const kept = useStore($keptDrop, { ssr: 'initial' });
  const free = useStore($freeDrop, { ssr: () => null });
  if (session.status === 'visitor') {
    if (isKept(kept, seen)) return 'kept';
    const isWritten = finished.script.trim() !== '' && finished.source.kind === 'device';
    return isWritten ? 'visitor' : null;
  }
  if (free === null) return null;
  return isKept(free, finished) ? 'free' : 'waits';
}
