import { quote } from '#core/handbook/quote.ts';
import { tokensOf } from '#core/handbook/tokens.ts';
import type { Answer, Matter } from './answer.ts';
import { asksForMeaning } from './definitions.ts';
import { findPassages } from './find-passages.ts';
import { adviceNote } from './red-lines.ts';
import { sayUnknown } from './say-unknown.ts';

/**
 * Answers in the handbook's own words: what the best passage says to the question, and where it stands. Matters of law, tax
 * and health get the advice to ask a professional. Without a passage it says what it does know.
 */
export function answerFromHandbook(matter: Matter): Answer {
  const { handbook, question } = matter;
  if (!handbook) return sayUnknown(matter);
  const found = findPassages(matter, handbook);
  const [best, next] = found;
  if (!best) return sayUnknown(matter);
  // The beginning of a page tells what it is about: the part of it that fits best goes with it, unless no more was asked.
  const isEnough = asksForMeaning(question) && best.saysAll && isTitle(question, best.passage.title);
  const quoted = !isEnough && next?.passage.href.startsWith(`${best.passage.href}#`) ? [best, next] : [best];
  const said = quoted.map(({ passage }) => quote(handbook, question, passage.text));
  return {
    text: [...said, adviceNote(question)].filter(Boolean).join('\n\n'),
    sources: found.map(({ passage: { title, href } }) => ({ title, href })),
  };
}

/** Whether the title has all that is asked. */
function isTitle(question: string, title: string): boolean {
  const named = new Set(tokensOf(title));
  return tokensOf(question).every((token) => named.has(token));
}
