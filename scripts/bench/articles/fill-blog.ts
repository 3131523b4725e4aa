import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const DAY_MS = 24 * 60 * 60 * 1000;
const NEWEST = Date.UTC(2026, 9, 1);
/** Tags grow with the articles, and a few are on very many of them, as in a blog that has been kept for years. */
const ARTICLES_A_TAG = 20;
const BROAD_TAGS = ['fees', 'sound', 'travel'];

/** Copies the articles of a folder in turn, under names, ids, days and tags of their own, until there are `size`. */
export async function fillBlog(folder: string, size: number): Promise<void> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.mdx')).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  for (let number = files.length; number < size; number += 1) {
    const text = texts[number % texts.length] ?? '';
    await writeFile(join(folder, `copy-${number}.mdx`), copyOf(text, number));
  }
}

/** An article again, as another one. Throws where a field that makes it one is not found. */
export function copyOf(text: string, number: number): string {
  const day = new Date(NEWEST - number * DAY_MS).toISOString().slice(0, 10);
  const tags = [BROAD_TAGS[number % BROAD_TAGS.length], `tag ${Math.floor(number / ARTICLES_A_TAG)}`];
  const fields = { id: `copy${number}`, title: `Copy ${number}`, date: day, tags: `[${tags.join(', ')}]` };
  return Object.entries(fields).reduce((copy, [name, value]) => {
    const field = new RegExp(`^${name}:.*$`, 'm');
    if (!field.test(copy)) throw new Error(`An article has no ${name}`);
    return copy.replace(field, `${name}: ${value}`);
  }, text);
}
