import type { PassageIndex } from '#core/handbook/index-passages.ts';
import { type Found, search } from '#core/handbook/search.ts';
import { tokensOf } from '#core/handbook/tokens.ts';
import { type Answer, type Matter, saying } from './answer.ts';
import { COVERED, pageOf } from './find-passages.ts';
import { adviceNote } from './red-lines.ts';

/** Says that there is no answer, and what comes nearest. It has no source, so it costs nothing. */
export function sayUnknown({ handbook, question }: Matter): Answer {
  if (!handbook)
    return saying(
      'I cannot read my handbook right now, so I do not know. This costs nothing; ask again later.',
    );
  return saying([unknown(handbook, question), adviceNote(question)].filter(Boolean).join('\n\n'));
}

/** Pages that are named where none is the answer, of how many passages that are looked at. */
const NEAREST = 3;
const CANDIDATES = 24;

function unknown(index: PassageIndex, question: string): string {
  const known = nearestTo(question, index)
    .map((title) => `- ${title}`)
    .join('\n');
  const first = 'I do not know this: nothing that is written here answers it. That costs nothing.';
  return known
    ? `${first}\n\nWhat comes nearest:\n${known}`
    : `${first} I do know your credits and plan, what you made and what is next, and what the help pages and articles say.`;
}

/** Titles of passages that a reader may have meant, one of each page. */
function nearestTo(question: string, index: PassageIndex): string[] {
  if (tokensOf(question).length === 0) return [];
  const byPage = new Map<string, string>();
  for (const found of search(index, question, CANDIDATES).filter(isNear)) {
    const page = pageOf(found);
    if (!byPage.has(page)) byPage.set(page, found.passage.title);
  }
  return [...byPage.values()].slice(0, NEAREST);
}

const isNear = ({ about, covered, hasRarest }: Found): boolean =>
  about !== 'nothing' && hasRarest && covered >= COVERED;
