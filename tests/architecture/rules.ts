import {
  barrels,
  defaultExports,
  hydratedNonIslands,
  indexFiles,
  islandImports,
  missingExtensions,
  reactInClosure,
  relativeBorderCrossings,
  unfinished,
  vagueNames,
  writtenReads,
  zodForms,
} from './checker/looks.ts';
import type { Rule } from './checker/rule.ts';
import { PUBLIC_FEATURES, PUBLIC_PAGES } from './public-pages.ts';

/** Tests may look where the code beside them may not; the borders between the level-1 folders hold for them too. */
const NOT_TESTS = ['!**/*.test.ts', '!**/*.test.tsx'];

/** Libraries without I/O that the language may be built on. */
const PURE_LIBRARIES = [
  ...['npm:zod/mini', 'npm:fontkit', 'npm:clipper2-ts', 'npm:fflate'],
  ...['npm:pdfkit', 'npm:linebreak', 'npm:uqr', 'npm:@noble/hashes'],
  // Read files that other programs wrote.
  ...['npm:papaparse', 'npm:ical.js'],
];

const OUTSIDE_WORLD = [
  ...['fetch', 'crypto', 'process', 'Buffer', 'require', 'console', 'performance', 'globalThis', 'self'],
  ...['setTimeout', 'setInterval', 'queueMicrotask', 'XMLHttpRequest', 'WebSocket', 'Worker', 'caches'],
  ...[
    'window',
    'document',
    'navigator',
    'location',
    'history',
    'localStorage',
    'sessionStorage',
    'indexedDB',
  ],
  ...[
    'HTMLElement',
    'customElements',
    'DOMParser',
    'Image',
    'Audio',
    'OffscreenCanvas',
    'requestAnimationFrame',
  ],
  ...['Date.now', 'Date()', 'new Date()', 'Math.random', 'import.meta.env'],
];

/** Who may import whom, and what else holds everywhere. Each rule has an offending tree in fixtures/<name>. */
export const RULES: readonly Rule[] = [
  // Level 1: the trust boundaries.
  {
    name: 'core-stands-alone',
    files: ['core/**'],
    mayImport: ['**', '!worker/**', '!db/**', '!site/**', '!content/**'],
    because: 'core is the language that both sides speak, so it knows neither',
  },
  {
    name: 'db-knows-core-only',
    files: ['db/**'],
    mayImport: [
      ...[
        'db/**',
        'core/**',
        'node:**',
        'npm:drizzle-orm',
        'npm:@libsql/client',
        'npm:libsql',
        'npm:zod/mini',
      ],
      // The adapter by which better-auth keeps its records in our tables.
      ...['npm:better-auth', 'npm:vitest', 'npm:fast-check', 'tests/support/**'],
    ],
    because: 'the memory knows the language and nobody who uses it',
  },
  {
    name: 'worker-knows-no-site',
    files: ['worker/**'],
    mayImport: ['**', '!site/**', '!scripts/**', '!content/**'],
    because: 'the server answers by the API table and never by what a page looks like',
  },
  {
    name: 'site-knows-no-server',
    files: ['site/**'],
    mayImport: ['**', '!worker/**', '!db/**', '!scripts/**'],
    because: 'what the browser gets holds no server code; it speaks through core/api.ts',
  },
  {
    name: 'scripts-run-the-product',
    // The icons are drawn from the mark's own shape, which is loaded when the script runs.
    files: ['scripts/**', '!scripts/icons.ts'],
    mayImport: ['**', '!worker/**', '!site/**', '!tests/**'],
    because: 'a script starts the Worker and builds the site; it does not reach into them',
  },
  {
    name: 'content-is-words',
    files: ['content/**'],
    mayImport: [],
    because: 'content is words and data; the page that shows it brings the components',
  },
  {
    name: 'nothing-imports-tests',
    files: ['**', '!tests/**', ...NOT_TESTS],
    mayImport: ['**', '!tests/**', ...NOT_TESTS],
    because: 'tests depend on the product, never the other way round',
  },

  // core: the language.
  {
    name: 'core-needs-no-runtime',
    files: ['core/**', ...NOT_TESTS],
    mayImport: ['core/**', ...PURE_LIBRARIES],
    because:
      'core runs in the browser, in the Worker and in Node alike; it may use small pure libraries only',
  },
  {
    name: 'core-is-pure',
    files: ['core/**', ...NOT_TESTS],
    mayNotUse: OUTSIDE_WORLD,
    because: 'core has no I/O, no clock and no chance: take the value as an argument',
  },
  {
    name: 'tools-stand-apart',
    files: ['core/tools/<tool>/**', ...NOT_TESTS],
    mayImport: [
      ...['**', '!core/tools/**', 'core/tools/define-tool.ts', 'core/tools/tool-facts.ts'],
      'core/tools/<tool>/**',
    ],
    because: 'a tool can be added or taken away whole, so none knows another',
  },

  // db: the memory.
  {
    name: 'sql-in-db-only',
    files: ['core/**', 'worker/**', 'site/**', ...NOT_TESTS],
    mayImport: ['**', '!npm:drizzle-orm', '!npm:@libsql/client', '!npm:libsql'],
    because: 'db is the only folder that knows SQL; write a query in db/queries',
  },
  {
    name: 'edge-queries-need-no-node',
    files: [
      ...[
        'db/client.ts',
        'db/ids.ts',
        'db/owner.ts',
        'db/named-batch.ts',
        'db/json-column.ts',
        'db/older-than.ts',
      ],
      ...['db/schema/**', 'db/queries/**', ...NOT_TESTS],
    ],
    mayImport: ['**', '!node:**'],
    because: 'these run inside the Worker, whatever database answers',
  },

  {
    name: 'reads-are-built',
    files: ['db/queries/**', ...NOT_TESTS],
    look: writtenReads,
    because: "drizzle's builder types what it reads; written SQL is for writes that depend on what is there",
  },

  // worker: the server.
  {
    name: 'routes-speak-http',
    files: ['worker/<domain>/routes.ts'],
    mayImport: ['worker/<domain>/**', 'worker/http/**', 'core/**', 'npm:hono', 'npm:zod/mini'],
    mayImportTypes: ['worker/deps.ts'],
    because: 'routes.ts is HTTP: it parses, calls a verb of its own domain and answers',
  },
  {
    name: 'verbs-speak-no-http',
    files: [
      'worker/<domain>/**',
      ...NOT_TESTS,
      '!worker/*/routes.ts',
      '!worker/tools/index.ts',
      '!worker/http/**',
      '!worker/providers/**',
      // Hands better-auth its database, its settings and its log: a composition root of its own.
      '!worker/auth/create-auth.ts',
    ],
    mayImport: [
      ...['**', '!npm:hono', '!worker/http/**', '!worker/*.ts', 'worker/log.ts', 'worker/link-token.ts'],
      ...['!db/**', 'db/queries/**', 'db/ids.ts', '!worker/providers/**', 'worker/providers/*port*.ts'],
    ],
    mayImportTypes: ['worker/deps.ts', 'worker/caller.ts', 'worker/env.ts', 'db/client.ts'],
    because:
      'a verb works on plain values: rows from db/queries, the outside world through providers/ports.ts',
  },
  {
    name: 'calls-go-down',
    files: ['worker/<domain>/**', ...NOT_TESTS, '!worker/http/**', '!worker/providers/**'],
    mayImport: [
      ...['**', '!worker/*/**', 'worker/<domain>/**', 'worker/http/**', 'worker/providers/**'],
      ...[
        'worker/generation/**',
        'worker/credits/**',
        'worker/journey/**',
        'worker/storage/**',
        'worker/user/**',
        // Contracts move them, press kits bring leads, the assistant tells of them.
        'worker/gigs/**',
        // Asked once more before what cannot be taken back.
        'worker/auth/password.ts',
        // An account that goes is not charged any more.
        'worker/billing/stop-payments.ts',
      ],
    ],
    because:
      'domains call down only: tools, chat and the like → generation, gigs → credits, journey, storage, user',
  },
  {
    name: 'gigs-call-down',
    files: ['worker/gigs/**', ...NOT_TESTS],
    mayImport: [
      ...['**', '!worker/*/**', 'worker/gigs/**', 'worker/http/**', 'worker/providers/ports.ts'],
      'worker/storage/**',
    ],
    because: 'what moves gigs calls them; they know neither contracts that are out nor press kits',
  },
  {
    name: 'generation-calls-down',
    files: ['worker/generation/**', ...NOT_TESTS],
    mayImport: [
      ...['**', '!worker/*/**', 'worker/generation/**', 'worker/http/**', 'worker/providers/ports.ts'],
      ...['worker/credits/**', 'worker/journey/**', 'worker/storage/**', 'worker/user/**'],
    ],
    because: 'the pipeline of paid tools knows money, storage and accounts, and no tool',
  },
  {
    name: 'foundations-call-nobody',
    files: ['worker/<domain=credits|journey|user>/**', ...NOT_TESTS],
    mayImport: ['**', '!worker/*/**', 'worker/<domain>/**', 'worker/http/**'],
    because: 'credits, journey and user are what the others stand on',
  },
  {
    name: 'storage-knows-no-owner',
    files: ['worker/storage/**', ...NOT_TESTS],
    mayImport: ['**', '!worker/*/**', 'worker/storage/**', 'worker/providers/ports.ts'],
    because: 'storage keeps files of any domain, so it knows none of them',
  },
  {
    name: 'generate-is-a-function',
    files: ['worker/tools/<tool>/generate.ts'],
    mayImport: [
      ...['**', '!core/tools/**', 'core/tools/define-tool.ts', 'core/tools/<tool>/**', '!db/**', '!npm:hono'],
      ...['!worker/**', 'worker/tools/<tool>/**', 'worker/providers/ports.ts'],
    ],
    because: 'generate turns a checked input into an output through the ports; the pipeline does the rest',
  },
  {
    name: 'providers-know-the-ports',
    files: ['worker/providers/<provider>/**', ...NOT_TESTS],
    mayImport: [...['**', '!worker/**', 'worker/providers/<provider>/**', 'worker/providers/*.ts', '!db/**']],
    because: 'a provider can be swapped, so it knows its port and nothing of the product',
  },
  {
    name: 'providers-call-out',
    files: ['worker/**', ...NOT_TESTS, '!worker/providers/**'],
    mayNotUse: ['fetch', 'WebSocket', 'EventSource'],
    because: 'worker/providers is the only place that calls the outside world',
  },
  {
    name: 'zod-is-mini',
    files: ['core/**', 'worker/**', 'db/**', 'site/**', ...NOT_TESTS],
    look: zodForms,
    because: "write import * as z from 'zod/mini': 6 kB, where { z } from 'zod' is 92 kB",
  },

  // site: the face.
  {
    name: 'features-stand-apart',
    files: [
      ...['site/<feature>/**', ...NOT_TESTS, '!site/pages/**', '!site/layouts/**', '!site/build/**'],
      ...['!site/ui/**', '!site/lib/**', '!site/tools/**', '!site/styleguide/**'],
    ],
    mayImport: ['**', '!site/**', 'site/<feature>/**', 'site/ui/**', 'site/lib/**', 'site/styles/**'],
    because: 'features meet in a page or in a store of site/lib, not in each other',
  },
  {
    name: 'tool-screens-stand-apart',
    // The page of a tool is a page: screens and layouts meet there.
    files: ['site/tools/<tool>/**', ...NOT_TESTS, '!site/tools/**/page.astro'],
    mayImport: [
      ...['**', '!site/**', 'site/tools/<tool>/**', 'site/tools/shell/**'],
      ...['site/ui/**', 'site/lib/**', 'site/styles/**'],
    ],
    because: "a tool's screen knows the shell and no other tool",
  },
  {
    name: 'ui-has-no-data',
    files: ['site/ui/**', ...NOT_TESTS],
    mayImport: [
      ...['site/ui/**', 'site/styles/**', 'npm:react', 'npm:react-dom', 'npm:radix-ui', 'npm:lucide-react'],
      // Pages that the server renders draw it, too.
      'core/mark-shape.ts',
    ],
    because: 'a control shows what it is given: no store, no call, no product knowledge',
  },
  {
    name: 'lib-knows-no-feature',
    files: ['site/lib/**', ...NOT_TESTS],
    mayImport: ['**', '!site/**', 'site/lib/**', 'site/ui/**', 'site/styles/**'],
    because: 'every feature stands on site/lib, so it stands on none of them',
  },
  {
    name: 'public-features-without-react',
    files: [...PUBLIC_FEATURES, ...NOT_TESTS],
    mayImport: ['**', '!npm:react', '!npm:react-dom', '!npm:radix-ui', '!npm:@nanostores/react'],
    because: 'public pages ship custom elements; React alone would cost them 69 kB',
  },
  {
    name: 'icons-are-drawn-at-build',
    files: [...PUBLIC_FEATURES, '!**/*.astro', ...NOT_TESTS],
    mayImport: ['**', '!npm:lucide-react'],
    because: 'in an .astro file only the drawing is shipped; in a script React comes along',
  },
  {
    name: 'public-pages-without-react',
    files: PUBLIC_PAGES.map((name) => `site/pages/${name}.astro`),
    look: reactInClosure,
    because: 'public pages ship custom elements; React alone would cost them 69 kB',
  },
  {
    name: 'islands-start-in-pages',
    files: ['**', '!**/*.astro', ...NOT_TESTS],
    look: islandImports,
    because: 'an island is where hydration starts, so only .astro may import it',
  },
  {
    name: 'only-islands-hydrate',
    files: ['**/*.astro', '**/*.mdx'],
    look: hydratedNonIslands,
    because: 'client:* belongs on an *.island.tsx, so that one look finds all that hydrates',
  },
  {
    name: 'browser-code-needs-no-node',
    files: ['site/**', '!**/*.astro', '!site/build/**', '!site/pages/**', '!site/*.ts', ...NOT_TESTS],
    mayImport: ['**', '!node:**', '!site/build/**'],
    because: 'this ships to the browser; what runs at build time lives in site/build or in a page',
  },

  // The whole tree.
  {
    name: 'no-barrels',
    files: ['**', '!site/pages/**'],
    look: barrels,
    because: 'import from the file that holds it',
  },
  {
    name: 'index-files-are-registries',
    files: [
      ...['**', '!site/pages/**', '!worker/index.ts', '!core/tools/index.ts', '!worker/tools/index.ts'],
      // The drawings of an engine, gathered under their ids.
      ...['!core/tools/*/engine/archetypes/index.ts', '!core/tools/*/engine/symbols/index.ts'],
    ],
    look: indexFiles,
    because: 'a file is named after what it holds; only a registry is an index',
  },
  {
    name: 'no-vague-names',
    files: ['**'],
    look: vagueNames,
    because: 'name it after what it does in the trade: anything could be in there',
  },
  {
    name: 'extensions-are-written',
    files: ['**'],
    look: missingExtensions,
    because: 'Node, the browser and TypeScript then read the same path',
  },
  {
    name: 'borders-are-crossed-by-alias',
    files: ['**', ...NOT_TESTS, '!scripts/icons.ts'],
    look: relativeBorderCrossings,
    because:
      'another level-1 folder is #core, #db, #scripts, #site or #worker, so that a crossing can be seen',
  },
  {
    name: 'exports-are-named',
    files: [
      ...['**', '!*.config.ts', '!*.config.mjs', '!content/**'],
      ...['!worker/index.ts', '!worker/no-woff2.ts', '!scripts/bench/api/baseline-worker.ts'],
    ],
    look: defaultExports,
    because: 'one name everywhere; a default only where a framework demands it',
  },
  {
    name: 'nothing-unfinished',
    files: ['**', '!tests/architecture/**', '!content/**'],
    look: unfinished,
    because: 'what is there works; what is planned is in no file',
  },
];
