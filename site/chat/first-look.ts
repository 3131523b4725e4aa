import { greeting } from './greeting.ts';
import { sessionMemory } from './session-memory.ts';

/** The greeting of this page. */
export const cueGreeting = greeting({
  memory: sessionMemory,
  now: () => new Date(),
  isCovered: () => document.querySelector(':modal') !== null,
});
