import type { PassageIndex } from '#core/handbook/index-passages.ts';
import { search } from '#core/handbook/search.ts';
import { tokensOf } from '#core/handbook/tokens.ts';
import { type Answer, type Matter, saying } from './answer.ts';
import { adviceNote } from './red-lines.ts';

/** Says that there is no answer, and what comes nearest. It has no source, so it costs nothing. */
export function sayUnknown({ handbook, question }: Matter): Answer {
  if (!handbook)
    return saying(
      'I cannot read my handbook right now, so I do not know. This costs nothing; ask again later.',
    );
  return saying([unknown(handbook, question), adviceNote(question)].filter(Boolean).join('\n\n'));
}

/** Passages that are named where none is the answer. */
const NEAREST = 3;

function unknown(index: PassageIndex, question: string): string {
  const nearest = tokensOf(question).length === 0 ? [] : search(index, question, NEAREST);
  const known = nearest.map(({ passage }) => `- ${passage.title}`).join('\n');
  const first = 'I do not know this: nothing that is written here answers it. That costs nothing.';
  return known
    ? `${first}\n\nWhat comes nearest:\n${known}`
    : `${first} I do know your credits and plan, what you made and what is next, and what the help pages and articles say.`;
}
