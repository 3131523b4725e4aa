import type { Page } from 'playwright-core';

/** Whether the service worker has the page, and the device its gigs. */
export const isTrackerKept = (page: Page) =>
  page.evaluate(async () => {
    const list: string[] = await (await fetch('/gig-tracker-files.json')).json();
    const files = await (await caches.open('deckhand-gig-tracker')).keys();
    const [kept] = (await indexedDB.databases()).filter(({ name }) => name?.startsWith('deckhand-tracker.'));
    // Opened before it is there, it would be made, without what is looked for in it.
    if (!kept?.name) return false;
    const opening = indexedDB.open(kept.name);
    const progress = await new Promise((resolve, fail) => {
      opening.onerror = () => fail(opening.error);
      opening.onsuccess = () => {
        const asked = opening.result.transaction('facts').objectStore('facts').get('progress');
        asked.onerror = () => fail(asked.error);
        asked.onsuccess = () => {
          opening.result.close();
          resolve(asked.result);
        };
      };
    });
    return files.length > list.length && progress !== undefined;
  });
