import type { TrackerEndpoint } from '#core/api.ts';
import type { Entry } from '#core/gigs/book-kinds.ts';
import { $offline } from '../state/offline.store.ts';
import { answersOf } from './copy-answers.ts';
import { knownGigs } from './kept-gigs.ts';
import { keptNow, keptProgress, keptSettings } from './kept-tracker.ts';
import type { TrackerCopy } from './tracker-copy.ts';

/** What this device keeps. Rejects where it keeps nothing. */
const KEPT: TrackerCopy = {
  gigs: knownGigs,
  ofGig: async (id) => (await keptNow()).get('details', id),
  async book(kind) {
    const all = await (await keptNow()).getAll('book', IDBKeyRange.bound([kind, ''], [kind, '\uffff']));
    return all.map(({ entry }) => entry as Entry[typeof kind]);
  },
  settings: async () => keptSettings(await keptNow()),
};
const ANSWERS = answersOf(KEPT);

/** What can be answered by a part of the copy. */
const WITHOUT_ALL: ReadonlySet<TrackerEndpoint> = new Set(['gig', 'trackerSettings', 'parseGig']);

/** Answers an endpoint by what this device keeps; undefined where it doesn't know. Rejects where nothing is kept. */
export async function answerKept(name: TrackerEndpoint, input: object): Promise<unknown> {
  const answer = ANSWERS[name] as ((input: object) => Promise<unknown>) | undefined;
  if (!answer) return undefined;
  const progress = await keptProgress(await keptNow());
  // A copy that was never whole says nothing of what there is; what it has of one gig is told.
  if (!progress && !WITHOUT_ALL.has(name)) return undefined;
  const reply = await answer(input);
  if (reply !== undefined && name !== 'parseGig') $offline.set({ asOf: progress?.at ?? null });
  return reply;
}
