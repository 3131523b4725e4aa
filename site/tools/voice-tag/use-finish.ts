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
  /** In credits; null is free, as the drop from before the sign-up is. */
  cost: number | null;
  /** Whether the account is known to be short of credits for it. */
  isShort: boolean;
}

export function useFinish({ isVisitor, screen, credits, of }: Asking): Finishing {
  const free = useStore($freeDrop, { ssr: () => null });
  const cost = isKept(free, of) ? null : COST;
  const isShort = credits !== null && credits.plan === 'free' && credits.balance < (cost ?? 0);
  function start() {
    if (isVisitor) return void signIn(screen, of);
    void finish.start(drop.$draft.get());
  }
  return { start, cost, isShort };
}

async function signIn(screen: string, of: DropDraft): Promise<void> {
  const [{ signInLink }, { keepDrop }] = await Promise.all([
    import('../shell/failure-words.ts'),
    import('./keep-drop.ts'),
  ]);
  // However fast the press was: what is written comes along.
  keepDrop(of);
  location.assign(signInLink(screen));
}
