/** The source map of the Worker's bundle: every file in it, by its path and its text. */
export interface WorkerBundle {
  sources: readonly string[];
  sourcesContent: readonly (string | null)[];
}

/** One thing that must hold of the Worker's bundle. `find` gives the offenders, in words. */
export interface WorkerCheck {
  says: string;
  find: (bundle: WorkerBundle) => string[];
}

const PACKAGE = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//g;
const OWN_FOLDER = /^(?:.*?\/)?(core|worker|db|site|content|scripts|tests)\//;

/** The package that a bundled file came from, or null for a file of ours. */
function packageOf(path: string): string | null {
  return [...path.matchAll(PACKAGE)].at(-1)?.[1] ?? null;
}

function ownFolder(path: string): string | null {
  return packageOf(path) ? null : (OWN_FOLDER.exec(path)?.[1] ?? null);
}

/** Packages that would be a mistake at the edge, and why. */
const UNWANTED: Readonly<Record<string, string>> = {
  react: 'the Worker renders no React',
  'react-dom': 'the Worker renders no React',
  astro: 'pages are built before, and served as files',
  libsql: 'the native database is for local-server only; a Worker cannot load it',
  vitest: 'tests are not shipped',
};

export const WORKER_CHECKS: readonly WorkerCheck[] = [
  {
    says: 'holds nothing of site, scripts or tests',
    find: ({ sources }) => sources.filter((path) => /^(site|scripts|tests)$/.test(ownFolder(path) ?? '')),
  },
  {
    says: 'holds no local database server',
    find: ({ sources }) => sources.filter((path) => !packageOf(path) && path.includes('db/local-server')),
  },
  {
    says: 'holds no package that has no business at the edge',
    find: ({ sources }) =>
      sources.flatMap((path) => {
        const why = UNWANTED[packageOf(path) ?? ''];
        return why ? [`${path}: ${why}`] : [];
      }),
  },
  {
    says: 'asks for the whole of zod in no file of ours',
    find: ({ sources, sourcesContent }) =>
      sources.filter(
        (path, index) =>
          ownFolder(path) !== null && /from ['"]zod(\/v4[^'"]*)?['"]/.test(sourcesContent[index] ?? ''),
      ),
  },
];
