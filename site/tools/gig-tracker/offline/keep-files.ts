import { gigTrackerFacts } from '#core/tools/gig-tracker/facts.ts';
import { askToKeep } from '#site/lib/ask-to-keep.ts';

/** What the tracker's page may ask for, as the build lists it (site/build/tracker-files.ts). */
export const TRACKER_FILES = '/gig-tracker-files.json';

let asked: Promise<boolean> | null = null;

/** After how long it is tried once more, where one of the many files didn't come, in ms. What came is kept. */
const AGAIN_MS = [3000, 15_000, 60_000];

/**
 * Has the service worker keep the tracker with all that it needs, so that it opens without a network; whether it did. Once for
 * each page that is loaded, and not where somebody saves data. Where no service worker ever comes it never settles.
 */
export function keepTrackerFiles(): Promise<boolean> {
  asked ??= keepPatiently();
  return asked;
}

async function keepPatiently(): Promise<boolean> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (import.meta.env.DEV || !navigator.serviceWorker || connection?.saveData) return false;
  for (const wait of AGAIN_MS) {
    if (await keep().catch(() => false)) return true;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
  return keep().catch(() => false);
}

async function keep(): Promise<boolean> {
  const reply = await fetch(TRACKER_FILES, { cache: 'no-cache' });
  if (!reply.ok) return false;
  const files: string[] = await reply.json();
  return askToKeep({ keep: [gigTrackerFacts.path, ...files], for: 'gig-tracker' });
}
