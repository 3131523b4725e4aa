import type { PassageIndex } from '#core/handbook/index-passages.ts';
import { type Found, search } from '#core/handbook/search.ts';
import { headingsOf } from '#core/handbook.ts';
import type { Matter } from './answer.ts';
import { asksForAll, asksForMeaning } from './definitions.ts';

/**
 * What makes a passage an answer: the part of the question that it speaks of, and a score that an everyday word alone does
 * not reach; a lower one where its heading and keywords hold all that was asked. They are set by the questions of
 * tests/api/chat-evaluation.test.ts.
 */
export const COVERED = 0.45;
/** The same where a single word of several is all that the passage has of it. */
const COVERED_BY_ONE = 0.65;
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
  const isOfBest = (one: Found) => pageOf(one) === pageOf(best);
  if (asksForMeaning(question) && !found.some((one) => isOfBest(one) && one.saysAll)) return [];
  const isIntroduction = ({ passage }: Found) => !passage.href.includes('#');
  const first = near
    .filter(isOfBest)
    .toSorted((a, b) => b.own - a.own || Number(isIntroduction(b)) - Number(isIntroduction(a)));
  if (asksForAll(question)) first.sort((a, b) => Number(isIntroduction(b)) - Number(isIntroduction(a)));
  return [...first, ...near.filter((one) => !isOfBest(one))].slice(0, SOURCES);
}

/** The title of the page that a passage is a part of; each question of the FAQ is one. */
export const pageOf = ({ passage }: Found): string => headingsOf(passage).page;

function isAnswer({ about, asked, covered, hasRarest, isNamed, score, shared }: Found): boolean {
  // A lone word tells little: it answers where a page is for it, however common it is.
  if (asked === 1) return isNamed;
  if (about === 'nothing' || !hasRarest || score < SCORE[about]) return false;
  return covered >= (shared === 1 ? COVERED_BY_ONE : COVERED);
}
