/**
 * Builds the site with many articles and says what each costs: `npm run bench:articles`, or with numbers of your own after
 * `--`. Every build is cold, in a copy of the tree; its pages, search index and sitemap are counted. Where growth is linear,
 * each further article costs the same, however many there are.
 */
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { type BuildTime, buildSite } from './articles/build-site.ts';
import { countBlog } from './articles/count-blog.ts';
import { fillBlog } from './articles/fill-blog.ts';

/** What a build makes or downloads. */
const LEFT_OUT = new Set([
  'node_modules',
  'dist',
  '.cache',
  '.astro',
  '.git',
  '.data',
  '.wrangler',
  'coverage',
]);
const WIDTHS = [8, 8, 9, 11, 13, 21];
const asked = process.argv.slice(2).map(Number);
const sizes = asked.length > 0 ? asked : [250, 500, 1000];

const show = (...cells: string[]) =>
  console.log(cells.map((cell, at) => cell.padStart(WIDTHS[at] ?? 0)).join(''));

async function copyTree(to: string): Promise<void> {
  const root = resolve('.');
  await cp(root, to, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  await symlink(join(root, 'node_modules'), join(to, 'node_modules'));
}

async function buildWith(size: number): Promise<BuildTime & { pages: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'deckhand-articles-'));
  try {
    await copyTree(folder);
    await fillBlog(join(folder, 'content/blog'), size);
    const time = await buildSite(folder);
    const { articles, pages, found, listed } = await countBlog(join(folder, 'dist'));
    if (articles !== size || found !== size || listed !== size)
      throw new Error(
        `${size} articles became ${articles} pages, ${found} in the index, ${listed} in the sitemap`,
      );
    return { ...time, pages };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

console.log(`Cold builds. Node ${process.version}, ${availableParallelism()} cores\n`);
show('articles', 'pages', 'waited', 'processor', 'ms each', 'ms each further');
let before: { size: number; work: number } | null = null;
for (const size of sizes) {
  const { seconds, work, pages } = await buildWith(size);
  const further = before && ((work - before.work) * 1000) / (size - before.size);
  show(
    String(size),
    String(pages),
    `${seconds.toFixed(0)} s`,
    `${work.toFixed(1)} s`,
    ((work * 1000) / size).toFixed(0),
    further?.toFixed(0) ?? '',
  );
  before = { size, work };
}
