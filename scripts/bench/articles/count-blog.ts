import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface BlogCount {
  /** Pages that are articles. */
  articles: number;
  /** Pages of the whole site. */
  pages: number;
  /** Articles that the search finds. */
  found: number;
  /** Articles that the sitemap lists. */
  listed: number;
}

/** What a built site has of the blog. */
export async function countBlog(dist: string): Promise<BlogCount> {
  const entry = JSON.parse(await readFile(join(dist, 'pagefind/pagefind-entry.json'), 'utf8'));
  const sitemap = await readFile(join(dist, 'sitemap.xml'), 'utf8');
  return {
    articles: await count('blog/*.html', dist),
    pages: await count('**/*.html', dist),
    found: entry.languages.en.page_count,
    listed: sitemap.match(/<loc>[^<]*\/blog\/[^/<]+<\/loc>/g)?.length ?? 0,
  };
}

async function count(pattern: string, cwd: string): Promise<number> {
  let files = 0;
  for await (const _ of glob(pattern, { cwd })) files += 1;
  return files;
}
