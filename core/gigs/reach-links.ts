/** `tel:` of a number as people write it, as a phone dials it; of several it is the first. Null where there is none in it. */
export function phoneLink(phone: string): string | null {
  const [first = ''] = phone.split(/[/,;]|\bext/i);
  const number = first
    .replace('(0)', '')
    .replaceAll(/[^+\d]/g, '')
    .replaceAll(/(?!^)\+/g, '');
  return /\d/.test(number) ? `tel:${number}` : null;
}

/** `mailto:`, in which nothing of an address is read as more than that. */
export const mailLink = (email: string): string =>
  `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;

/** Looks a place up on a map by its words, as far as there are any. */
export const mapLink = (words: readonly string[]): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(words.filter(Boolean).join(', '))}`;
