import type { PassageIndex } from '#core/handbook/index-passages.ts';
import { type Found, search } from '#core/handbook/search.ts';
import type { Passage } from '#core/handbook.ts';
import type { Matter } from './answer.ts';

/**
 * What makes a passage an answer: the part of the question that it speaks of, and a score that an everyday word alone does
 * not reach; a lower one where its heading and keywords hold all that was asked. They are set by the questions of
 * tests/api/chat-evaluation.test.ts.
 */
const COVERED = 0.45;
const SCORE = { all: 2.2, some: 3.4 } as const;
/** Sources at most, of how many that are looked at, and how near to the best one they come. */
const SOURCES = 3;
const CANDIDATES = 12;
const NEAR = 0.6;

/** Being spoken to is no part of the question. */
const CALLED = /^((hey|hi|hello|ok|so)[,\s]+)?cue[,:!\s]+/i;

/** A question that leans on the one before it. */
const LEANS_BACK =
  /^(and|but|so|what about|how about|why|how come|which one|really)\b|\b(it|that|they|them|those|this|these)\b/i;

/** The passages that answer a question, the best first; empty where none does. */
export function findPassages(
  { question, before }: Pick<Matter, 'question' | 'before'>,
  index: PassageIndex,
): Found[] {
  const asked = question.trim().replace(CALLED, '');
  const alone = answering(index, asked);
  const last = before.at(-1)?.question;
  if (alone.length > 0 || !last || !LEANS_BACK.test(asked)) return alone;
  return answering(index, `${last} ${asked}`);
}

function answering(index: PassageIndex, question: string): Found[] {
  const found = search(index, question, CANDIDATES).filter(isAnswer);
  const best = found[0];
  if (!best) return [];
  const near = found.filter(({ score }) => score >= best.score * NEAR);
  // A page's heading and keywords speak for all of its passages, so that of the best page those come first that say most
  // themselves.
  const isOfBest = ({ passage }: Found) => pageOf(passage) === pageOf(best.passage);
  const first = near.filter(isOfBest).toSorted((a, b) => b.own - a.own);
  return [...first, ...near.filter((one) => !isOfBest(one))].slice(0, SOURCES);
}

/** The page that a passage is a part of. */
const pageOf = ({ href }: Passage): string => href.replace(/#.*/, '');

const isAnswer = ({ about, covered, score }: Found): boolean =>
  about !== 'nothing' && covered >= COVERED && score >= SCORE[about];
