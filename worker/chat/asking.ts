import type { ToolFacts } from '#core/tools/tool-facts.ts';

type Step = string | readonly string[];

/** One of these words. */
export const either = (words: readonly string[]): string => `(?:${words.join('|')})`;

/** Words beside each other, whole ones; a list stands for one of its words, which may be patterns. */
export const phrase = (...steps: readonly Step[]): string =>
  `\\b${steps.map((step) => (typeof step === 'string' ? step : either(step))).join(' ')}\\b`;

/** Words that may stand there, with the space after them. */
export const maybe = (...words: readonly string[]): string => `(?:${either(words)} )?`;

/** One after the other, with anything between them. */
export const inOrder = (...parts: readonly string[]): string => parts.join('.*');

/** A question that is asked in one of these ways. */
export const asking = (...ways: readonly string[]): RegExp => new RegExp(ways.join('|'));

/** What people call a tool or its results; several only of what can be made: messages and questions are many things. */
export const calledWords = ({ called, makes }: Pick<ToolFacts, 'called' | 'makes'>): string[] =>
  called.map((noun) => (makes === null ? noun : `${noun}s?`));
