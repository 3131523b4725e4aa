import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { PLACES_FILE } from '#core/gigs/places.ts';
import { gigTrackerFacts } from '#core/tools/gig-tracker/facts.ts';
import { TRACKER_FILES } from '#site/tools/gig-tracker/offline/keep-files.ts';

/** As pages, scripts and style sheets name files: `/_astro/page.css`, `./part.js` beside a script, `url(/fonts/ui/face.woff2)`. */
const NAMED = /(?<=["'`(])(?:\.\/|\/?_astro\/|\/fonts\/)[^"'`()\s?#]+\.\w+/g;
/** What articles are set in. */
const LEFT_OUT = /^\/fonts\/ui\/newsreader/;

/** The files that a text names, by their paths in the site. */
function filesNamedIn(text: string): string[] {
  return (text.match(NAMED) ?? []).map((name) =>
    name.startsWith('/fonts/') ? name : name.replace(/^(?:\.\/|\/?_astro\/)/, '/_astro/'),
  );
}

/**
 * All that a page may ever ask for, sorted: what it names, and what those name in turn, at once or later.
 * @param read the text of a file of the site; null where there is none, as a script may name what only looks like one
 */
export async function filesOfTracker(
  html: string,
  read: (path: string) => Promise<string | null>,
): Promise<string[]> {
  const found = new Set<string>();
  const asked = new Set(filesNamedIn(html));
  for (const path of asked) {
    if (LEFT_OUT.test(path)) continue;
    const text = await read(path);
    if (text === null) continue;
    found.add(path);
    if (/\.(?:css|js)$/.test(path)) for (const next of filesNamedIn(text)) asked.add(next);
  }
  return [...found].sort();
}

/** Writes the list of the files that the gig tracker needs without a network: docs/decisions/0050. */
export function trackerFiles(): AstroIntegration {
  return {
    name: 'deckhand:tracker-files',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const there = new Set<string>();
        for await (const path of glob('{_astro,fonts}/**/*.*', { cwd: root })) there.add(path);
        const places = await readFile(root + PLACES_FILE.slice(1));
        let bytes = places.byteLength;
        const read = async (path: string) => {
          if (!there.has(path.slice(1))) return null;
          const file = await readFile(root + path.slice(1));
          bytes += file.byteLength;
          return file.toString('utf8');
        };
        const html = await readFile(`${root}${gigTrackerFacts.path.slice(1)}.html`, 'utf8');
        const files = [...(await filesOfTracker(html, read)), PLACES_FILE];
        await writeFile(root + TRACKER_FILES.slice(1), JSON.stringify(files));
        logger.info(`${files.length} files, ${Math.round(bytes / 1000)} kB`);
      },
    },
  };
}
