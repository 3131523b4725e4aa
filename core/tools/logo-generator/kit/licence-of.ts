/** Under what a typeface may be used. */
export interface TypefaceLicence {
  /** `null` where the text is of neither licence that the designer takes typefaces under. */
  name: 'SIL Open Font License 1.1' | 'Apache License 2.0' | null;
  /** Each notice once. */
  copyright: string[];
}

const BODY = /This Font Software is licensed under|Apache License\s+Version 2\.0/;

/** Google's collections repeat the notice for every file: `… (url) Inter-Italic[wght].ttf: Copyright …`. */
const FILE_NAME = /\s\S+\.(?:ttf|otf):\s*/;

function nameOf(text: string): TypefaceLicence['name'] {
  if (/SIL Open Font License, Version 1\.1/i.test(text)) return 'SIL Open Font License 1.1';
  return /Apache License\s+Version 2\.0/.test(text) ? 'Apache License 2.0' : null;
}

/**
 * Reads a licence file.
 * @param notice the copyright notice inside the font, for licence texts that name nobody
 */
export function licenceOf(text: string, notice: string | null): TypefaceLicence {
  const above = text
    .slice(0, Math.max(text.search(BODY), 0))
    .replace(/\s+/g, ' ')
    .trim();
  const named = above || (notice ?? '').replace(/\s+/g, ' ').trim();
  const lines = named.split(FILE_NAME).map((line) => line.trim());
  return { name: nameOf(text), copyright: [...new Set(lines.filter(Boolean))] };
}
