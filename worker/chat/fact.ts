import type { Answer, Matter } from './answer.ts';

/** Something about the account that can be told exactly, and how it is asked for (in lower case, without punctuation). */
export interface Fact {
  asks: RegExp;
  /** Words that mean another question. */
  unless?: RegExp;
  /** Null where the account has nothing on it. */
  tell(matter: Matter): Answer | null;
}
