/**
 * Capitals without a locale, so that the result is the same on every machine. Greek loses its accents,
 * as Greek capitals are set.
 */
export function capitals(text: string): string {
  const upper = text.toUpperCase();
  if (!/\p{Script=Greek}/u.test(upper)) return upper;
  return upper
    .normalize('NFD')
    .replaceAll(/(?<=\p{Script=Greek})[\u0301\u0342\u0313\u0314]+/gu, '')
    .normalize('NFC');
}

/** First letter of each word large, the rest small; DJ and MC stay as they are. */
export function titleCase(text: string): string {
  return text
    .split(' ')
    .map((word) => {
      if (/^(dj|mc)$/i.test(word)) return word.toUpperCase();
      const [first = '', ...rest] = word;
      return first.toUpperCase() + rest.join('').toLowerCase();
    })
    .join(' ');
}
