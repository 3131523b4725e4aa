import { tabMemory } from '#site/lib/tab-memory.ts';
import { savedSpecs } from '../concepts-of.ts';
import { opened } from '../studio.ts';
import { worksStore } from './works.store.ts';

/** The work on the concepts in this tab. */
export const works = worksStore(tabMemory);

/** Work follows what the library has of the open logo, whoever saved it. */
export function followLibrary(): void {
  const now = opened.$opened.get();
  if (now.state === 'ready') works.follow(now.id, savedSpecs(now.generation));
}

if (typeof window !== 'undefined') opened.$opened.subscribe(followLibrary);
