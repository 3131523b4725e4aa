import * as z from 'zod/mini';
import { noControls } from '../../text.ts';
import { LONGEST_SCRIPT, MOST_RESPELLINGS } from './script.ts';

const oneLine = (empty: string, most: number) =>
  z.string(empty).check(
    z.overwrite((text: string) => text.replace(/\s+/gu, ' ').trim()),
    z.minLength(1, empty),
    z.maxLength(most, `Use at most ${most} characters`),
    noControls,
  );

export const scriptSchema = oneLine('Write what the voice says', LONGEST_SCRIPT);

/** How a word of the script is said, written as it sounds: `Nova` as `NO-vah`. */
export const respellingSchema = z.object({
  word: oneLine('Name the word', 40),
  say: oneLine('Write how it sounds', 60),
});

export const respellingsSchema = z
  .array(respellingSchema)
  .check(z.maxLength(MOST_RESPELLINGS, `Use at most ${MOST_RESPELLINGS} respellings`));
