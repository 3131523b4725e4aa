import type { Account } from '#core/account.ts';
import type { Source } from '#core/chat.ts';
import type { Credits } from '#core/credits.ts';
import type { Gig } from '#core/gigs/gig.ts';
import type { Places } from '#core/gigs/places.ts';
import type { Tracker } from '#core/gigs/tracker-settings.ts';
import type { PassageIndex } from '#core/handbook/index-passages.ts';
import type { AccountFacts } from '#db/queries/chat-facts.ts';

/** What the assistant says. An answer without a source costs nothing. */
export interface Answer {
  text: string;
  sources: readonly Source[];
}

/** The gigs of an account, as far as one answer looks at them. */
export interface TrackedGigs {
  /** Those of the nights that are known, by their nights, and after them what else is unpaid. None is in the trash. */
  gigs: readonly Gig[];
  /** First and last night of which all gigs are here that aren't called off. */
  known: { from: string; to: string };
  /** Whether more of them may be unpaid than are here. */
  isUnpaidCut: boolean;
  tracker: Tracker;
  places: Places;
}

/** Everything that the assistant may look at for one answer. */
export interface Matter {
  question: string;
  /** What was said before it, the oldest first. */
  before: readonly { question: string; answer: string }[];
  account: Account;
  credits: Credits;
  facts: AccountFacts;
  /** Null where the question isn't about gigs. */
  gigs: TrackedGigs | null;
  /** Null where it could not be read. */
  handbook: PassageIndex | null;
  now: Date;
}

/** An answer with nothing behind it but good manners. */
export const saying = (text: string): Answer => ({ text, sources: [] });
