import { filesFor } from '#core/tools/logo-generator/engine/text/itemise.ts';
import type { FontId } from '#core/typefaces/font-catalogue.ts';

/** One CSS family a file, so that subsets of a face stand beside each other as they do in a logo. */
const familyOf = (file: string): string => `logo ${file.replace(/\.woff2?$/, '')}`;

const loading = new Map<string, Promise<unknown>>();

/** The typefaces of the designer as the page can show them. Resolves to a CSS font-family for this text. */
export async function cssFamilyFor(font: FontId, text: string): Promise<string> {
  const files = filesFor(text, font);
  await Promise.all(files.map(load));
  return files.map((file) => `"${familyOf(file)}"`).join(', ');
}

/** Each file once; one that failed is asked for again the next time. */
function load(file: string): Promise<unknown> {
  const known = loading.get(file) ?? fetchFace(file);
  loading.set(file, known);
  known.catch(() => loading.delete(file));
  return known;
}

async function fetchFace(file: string): Promise<void> {
  const face = new FontFace(familyOf(file), `url(/fonts/logo/${file})`);
  document.fonts.add(await face.load());
}
