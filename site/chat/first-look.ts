import { tabMemory } from '#site/lib/tab-memory.ts';
import { greeting } from './greeting.ts';

/** The greeting of this page. */
export const cueGreeting = greeting({
  memory: tabMemory,
  now: () => new Date(),
  isCovered: () => document.querySelector(':modal') !== null,
});
