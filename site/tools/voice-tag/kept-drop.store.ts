import { atom, computed } from 'nanostores';
import { type KeptWork, MOST_KEPT } from '#core/kept-work.ts';
import { $user } from '#site/lib/session.store.ts';
import type { DropDraft } from './drop-draft.ts';
import { soundPart } from './voice-part.ts';

/** A visitor's preview as this browser keeps it for their account. */
export interface KeptDrop extends Pick<KeptWork, 'id' | 'isDeclined'> {
  drop: DropDraft;
}

/** The drop that this browser keeps; null where there is none, or nobody looked yet. */
export const $keptDrop = atom<KeptDrop | null>(null);

/** The same where the account may finish it for nothing, as one of its first works. */
export const $freeDrop = computed([$keptDrop, $user], (kept, user) =>
  kept && user && !kept.isDeclined && user.totalGenerationsCount < MOST_KEPT ? kept : null,
);

/** Whether a draft sounds as the kept drop does. */
export const isKept = (kept: KeptDrop | null, draft: DropDraft): boolean =>
  kept !== null && soundPart(kept.drop) === soundPart(draft);
