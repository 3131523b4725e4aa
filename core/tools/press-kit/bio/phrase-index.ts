import type { Fact } from './facts-of-kit.ts';
import { type Token, tokensOf } from './tokens.ts';
import { FUNCTION_WORDS } from './word-lists.ts';

/** Where a phrase is in a text: tokens from `from` up to, not including, `to`. The artist's own name has no fact. */
export interface Match {
  from: number;
  to: number;
  fact: Fact | null;
}

/** A step of the way through a phrase. Where one ends, what it proves, in any case or under a capital only. */
interface Step {
  next: Map<string, Step>;
  phrase?: { fact: Fact | null };
  name?: { fact: Fact | null };
}

const newStep = (): Step => ({ next: new Map() });

/** Every phrase as a tree of tokens, so that a text is read once however many there are. */
export function indexOf(facts: readonly Fact[], artistName: string): Step {
  const root = newStep();
  const add = (text: string, kind: 'phrase' | 'name', fact: Fact | null) => {
    const tokens = tokensOf(text);
    // A city called “On” would prove every “on”.
    if (fact && tokens.every(({ kind, word }) => kind === 'mark' || FUNCTION_WORDS.has(word))) return;
    let step = root;
    for (const { key } of tokens) {
      const next = step.next.get(key) ?? newStep();
      step.next.set(key, next);
      step = next;
    }
    step[kind] ??= { fact };
  };
  for (const name of [artistName, artistName.replace(/^DJ\s+/i, '')]) add(name, 'phrase', null);
  for (const fact of facts) {
    for (const phrase of fact.phrases) add(phrase, 'phrase', fact);
    // What begins without a capital is found without one.
    for (const name of fact.names) add(name, /^\p{Lu}/u.test(name) ? 'name' : 'phrase', fact);
  }
  return root;
}

/** Every place of every phrase; places may overlap. */
export function matchesIn(tokens: readonly Token[], root: Step): Match[] {
  const matches: Match[] = [];
  tokens.forEach((first, from) => {
    let step: Step | undefined = root;
    for (let at = from; at < tokens.length; at += 1) {
      step = step.next.get(tokens[at]?.key ?? '');
      if (!step) return;
      const found = step.phrase ?? (first.capital ? step.name : undefined);
      if (found) matches.push({ from, to: at + 1, fact: found.fact });
    }
  });
  return matches;
}
