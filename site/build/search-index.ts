import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { close, createIndex } from 'pagefind';

/** An article; lists and other pages have no such mark. */
const SEARCHED = 'data-pagefind-body';
/** Pagefind brings interfaces too; ours needs the search itself, its engine and the index. */
const NEEDED =
  /^(?:pagefind\.js|pagefind-entry\.json|wasm\.en\.pagefind|(?:index|fragment|filter)\/.+|[^/]+\.pf_meta)$/;

/** Writes dist/pagefind: the index that the search of the blog asks, a few kilobytes at a time. */
export function searchIndex(): AstroIntegration {
  return {
    name: 'deckhand:search-index',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const { index, errors } = await createIndex({ forceLanguage: 'en' });
        if (!index) throw new Error(`There is no search index: ${errors.join(', ')}`);
        let count = 0;
        for await (const page of glob('blog/*.html', { cwd: root })) {
          const content = await readFile(root + page, 'utf8');
          if (!content.includes(SEARCHED)) continue;
          const added = await index.addHTMLFile({ url: `/${page.replace(/\.html$/, '')}`, content });
          if (added.errors.length > 0) throw new Error(`${page}: ${added.errors.join(', ')}`);
          count += 1;
        }
        const { files } = await index.getFiles();
        for (const { path, content } of files.filter(({ path }) => NEEDED.test(path))) {
          await mkdir(dirname(`${root}pagefind/${path}`), { recursive: true });
          await writeFile(`${root}pagefind/${path}`, content);
        }
        await close();
        logger.info(`${count} articles can be searched`);
      },
    },
  };
}
