const A = 65;
const LETTERS = 26;
/** Of no country: groups of them, and codes for tests. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);

let known: ReadonlyMap<string, string> | undefined;

/** Every country that this browser knows, by its ISO 3166-1 code. */
export function countries(): ReadonlyMap<string, string> {
  known ??= new Map(
    Array.from({ length: LETTERS * LETTERS }, (_, index) =>
      String.fromCharCode(A + Math.floor(index / LETTERS), A + (index % LETTERS)),
    ).flatMap((code): [string, string][] => {
      const name = NO_COUNTRIES.has(code) ? undefined : NAMES.of(code);
      // One that is called otherwise today has the name of the one of today.
      return name && new Intl.Locale(`und-${code}`).region === code ? [[code, name]] : [];
    }),
  );
  return known;
}
const NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** `Germany`, of `DE`; the code itself where the browser has no name for it. */
export const countryName = (code: string): string => (code && NAMES.of(code)) || code;

/** The code of a country that was typed by its code or its name; null where there is none. */
export function countryOfText(typed: string): string | null {
  const text = typed.trim().toLowerCase();
  if (/^[a-z]{2}$/.test(text)) {
    // `UK` is `GB`.
    const { region = '' } = new Intl.Locale(`und-${text}`);
    return countries().has(region) ? region : null;
  }
  return [...countries()].find(([, name]) => name.toLowerCase() === text)?.[0] ?? null;
}
