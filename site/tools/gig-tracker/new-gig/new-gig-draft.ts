import { $account } from '#site/lib/kept-session.ts';
import { newGigId } from '#site/lib/new-ids.ts';
import { recall, remember, tabMemory } from '#site/lib/tab-memory.ts';
import type { NewGigStart } from './new-gig.store.ts';
import type { NewGigValues } from './new-gig-values.ts';

const KEY = 'deckhand.new-gig';

/** A gig that is typed and not added. Sent twice, it is one gig: its id is chosen here. */
export interface NewGigDraft {
  id: string;
  values: NewGigValues;
}

/** What the form begins with: what was typed before, if it is of the same account, with the day or title that it is opened for. */
export function beginDraft(start: NewGigStart, blank: NewGigValues): NewGigDraft {
  const kept = recall(tabMemory, KEY) as (NewGigDraft & { account?: string }) | null;
  if (!kept?.values || kept.account !== $account.get()) return { id: newGigId(), values: blank };
  return { id: kept.id, values: { ...blank, ...kept.values, ...start } };
}

/** Keeps what is typed in the tab until it was added; null forgets it. */
export const keepDraft = (draft: NewGigDraft | null): void =>
  remember(tabMemory, KEY, draft && { account: $account.get(), ...draft });

/** Whether anything is another than in a form that nobody typed in. */
export const isTypedGig = (values: NewGigValues, blank: NewGigValues): boolean =>
  (Object.keys(blank) as (keyof NewGigValues)[]).some(
    (key) => key !== 'currency' && JSON.stringify(values[key]) !== JSON.stringify(blank[key]),
  );
