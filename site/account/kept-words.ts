import { CATALOGUE } from '#core/catalogue.ts';
import { keptWorks } from '#site/lib/kept-work.ts';

/** What becomes of a work that this browser keeps, by the tool that it was made with. */
const WORDS: Readonly<Record<string, string>> = {
  'logo-generator': 'Your logo is kept. Drawing it costs nothing.',
  'voice-tag': 'Your drop is kept. Finishing it costs nothing.',
};

interface KeptWords {
  words: string;
  /** Whether the sign-in leads back to it. */
  isNext: boolean;
}

/** What is said of the work that waits here for a new account; null where there is none. `next` is where entering leads. */
export function keptWords(next: string): KeptWords | null {
  const waiting = keptWorks().filter(({ tool, isDeclined }) => !isDeclined && tool in WORDS);
  const isNext = ({ tool }: { tool: string }) =>
    CATALOGUE.some(({ id, path }) => id === tool && path === next.split('?')[0]);
  const work = waiting.find(isNext) ?? waiting[0];
  return work ? { words: WORDS[work.tool] ?? '', isNext: isNext(work) } : null;
}
