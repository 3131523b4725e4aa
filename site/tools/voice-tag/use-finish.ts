import type { Credits } from '#core/credits.ts';
import { signInLink } from '../shell/failure-words.ts';
import { COST, drop, finish } from './studio.ts';

interface Asking {
  isVisitor: boolean;
  screen: string;
  credits: Credits | null;
}

/** The press that finishes a drop, and whether the account is known to be short of credits for it. */
export function useFinish({ isVisitor, screen, credits }: Asking): { start: () => void; isShort: boolean } {
  const isShort = credits !== null && credits.plan === 'free' && credits.balance < (COST ?? 0);
  function start() {
    // The draft is in the tab's memory and waits there.
    if (isVisitor) return location.assign(signInLink(screen));
    void finish.start(drop.$draft.get());
  }
  return { start, isShort };
}
