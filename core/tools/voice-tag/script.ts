import type * as z from 'zod/mini';
import type { respellingSchema } from './script-schema.ts';

/** Characters of a script: about ten seconds of speech. */
export const LONGEST_SCRIPT = 160;
export const MOST_RESPELLINGS = 12;

/** How a word of the script is said. */
export type Respelling = z.infer<typeof respellingSchema>;
