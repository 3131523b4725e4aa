import { useStore } from '@nanostores/react';
import type { Credits } from '#core/credits.ts';
import type { DropDraft } from './drop-draft.ts';
import { $freeDrop, isKept } from './kept-drop.store.ts';
import { COST, drop, finish } from './studio.ts';

interface Asking {
  isVisitor: boolean;
  screen: string;
  credits: Credits | null;
  /** What would be finished. */
  of: DropDraft;
}

interface Finishing {
  /** The press that finishes a drop. */
  start: () => void;
  /** In credits: nothing for the drop from before the sign-up. */
  cost: number | null;
  /** Whether the account is known to be short of credits for it. */
  isShort: boolean;
}

export function useFinish({ isVisitor, screen, credits, of }: Asking): Finishing {
  const free = useStore($freeDrop, { ssr: () => null });
  const cost = isKept(free, of) ? 0 : COST;
  const isShort = credits !== null && credits.plan === 'free' && credits.balance < (cost ?? 0);
  function start() {
    // The draft is in the tab's memory and waits there.
    if (isVisitor) return void signIn(screen);
    void finish.start(drop.$draft.get());
  }
  return { start, cost, isShort };
}

async function signIn(screen: string): Promise<void> {
  const { signInLink } = await import('../shell/failure-words.ts');
  location.assign(signInLink(screen));
}
