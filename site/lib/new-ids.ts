const LETTERS = '0123456789abcdefghijkmnpqrstuvwxyz';
/** The largest multiple of the 34 letters in a byte: larger bytes would favour the first of them. */
const FAIR = 238;

function randomLetters(length: number): string {
  let letters = '';
  while (letters.length < length)
    for (const byte of crypto.getRandomValues(new Uint8Array(length)))
      if (byte < FAIR && letters.length < length) letters += LETTERS[byte % LETTERS.length];
  return letters;
}

/** The id of a gig that is made here: sent twice, it is one gig. */
export const newGigId = (): string => `gig_${randomLetters(22)}`;

/** The id of an item in a list of a gig or of the settings: a payment, a task, a saved view. */
export const newItemId = (): string => randomLetters(12);
