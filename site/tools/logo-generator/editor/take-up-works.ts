import { readWorks } from './read-works.ts';
import { followLibrary, works } from './works.ts';

/** Takes up what the tab kept before it was reloaded. */
export function takeUpWorks(): void {
  works.restore(readWorks);
  followLibrary();
}
