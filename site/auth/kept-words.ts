import { findFacts } from '#core/catalogue.ts';
import { keptWorks } from '#site/lib/kept-work.ts';

interface KeptWords {
  words: string;
  /** Whether the sign-in leads back to it. */
  isNext: boolean;
}

/** What is said of the work that waits here for a new account; null where there is none. `next` is where entering leads. */
export function keptWords(next: string): KeptWords | null {
  const waiting = keptWorks().filter(({ tool, isDeclined }) => !isDeclined && findFacts(tool)?.kept);
  const isNext = ({ tool }: { tool: string }) => findFacts(tool)?.path === next.split('?')[0];
  const work = waiting.find(isNext) ?? waiting[0];
  return work ? { words: findFacts(work.tool)?.kept?.signIn ?? '', isNext: isNext(work) } : null;
}
