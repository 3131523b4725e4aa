import type { Account } from '#core/account.ts';
import type { Source } from '#core/chat.ts';
import type { Credits } from '#core/credits.ts';
import type { PassageIndex } from '#core/handbook/index-passages.ts';
import type { AccountFacts } from '#db/queries/chat-facts.ts';

/** What the assistant says. An answer without a source costs nothing. */
export interface Answer {
  text: string;
  sources: readonly Source[];
}

/** Everything that the assistant may look at for one answer. */
export interface Matter {
  question: string;
  /** What was said before it, the oldest first. */
  before: readonly { question: string; answer: string }[];
  account: Account;
  credits: Credits;
  facts: AccountFacts;
  /** Null where it could not be read. */
  handbook: PassageIndex | null;
  now: Date;
}

/** An answer with nothing behind it but good manners. */
export const saying = (text: string): Answer => ({ text, sources: [] });
