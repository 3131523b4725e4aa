import { findFacts } from '#core/catalogue.ts';
import { ApiError } from '#core/errors.ts';
import { type KeptWork, MOST_TOLD } from '#core/kept-work.ts';
import { adoptWork } from './adopt-work.ts';
import { $adopted } from './adopted.store.ts';
import { forgetWork, keptWorks, markWork } from './kept-work.ts';
import { tourGone } from './open-tour.store.ts';
import { refresh } from './query.ts';
import { sayAlong, sayWaiting } from './say-kept-work.ts';
import { refreshSession } from './session.store.ts';

/** No tab takes over what another one is taking over. */
const LOCK = 'deckhand.adopting';

/** Whether this page said what waits. */
let hasTold = false;

/** What a device has to make waits for that in its studio; the server makes the rest by itself. */
const waitsInStudio = ({ tool, isDeclined }: KeptWork): boolean =>
  isDeclined === true || findFacts(tool)?.made !== 'server';

/**
 * Brings what was made before the sign-up into the account. It costs nothing, and happens once however often it is tried;
 * what fails for now is kept for the next page. What waits in its studio is said once a page, where nothing else is to be
 * said.
 */
export function adoptKeptWork(): Promise<void> {
  return navigator.locks.request(LOCK, async () => {
    let hasCome = false;
    for (const work of keptWorks()) {
      if (!waitsInStudio(work)) hasCome = (await adopt(work)) || hasCome;
    }
    const waiting = keptWorks().find((work) => waitsInStudio(work) && (work.told ?? 0) < MOST_TOLD);
    if (!waiting || hasCome || hasTold) return;
    hasTold = true;
    void tell(waiting);
  });
}

/** Until the welcome tour is gone, behind which nothing is said, the work may be gone too. */
async function tell({ id }: KeptWork): Promise<void> {
  await tourGone();
  const waiting = keptWorks().find((work) => work.id === id);
  if (!waiting) return;
  sayWaiting(waiting);
  markWork(id, { told: (waiting.told ?? 0) + 1 });
}

/** Whether the work has come along. */
async function adopt(work: KeptWork): Promise<boolean> {
  try {
    const { generation } = await adoptWork(work);
    forgetWork(work.id);
    $adopted.set(generation);
    refresh('generatedContent', 'activity', 'stats', 'journey', 'ledger', 'credits');
    refreshSession();
    void tourGone().then(() => sayAlong(work, generation.id));
    return true;
  } catch (error) {
    if (isHopeless(error)) forgetWork(work.id);
    return false;
  }
}

/** What can never be made is not asked for again. */
const isHopeless = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'INVALID_INPUT' || error.code === 'NOT_FOUND');
