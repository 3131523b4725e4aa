/** What the script of every page holds (Document.astro), and what is too small to be asked for apart. */
const SHELL = [
  'site/layouts/Document\\.astro\\?astro',
  'site/lib/(?:analytics|copy-text|next-frame|page-errors|session-hint|service-worker|tab-memory)\\.ts$',
  'site/nav/(?:session-view\\.element|menu-dialog)\\.ts$',
  'site/ui/theme(?:-switch)?\\.ts$',
];
/** What a page asks for that shows whose it is, screens and public pages alike: no React. */
const ACCOUNT = [
  'node_modules/nanostores/',
  'core/(?:catalogue|library|subscription)\\.ts$',
  'site/lib/(?:account-data|open-chat|open-tour|session|toast)\\.store\\.ts$',
  'site/lib/(?:api|credit-words|error-report|keep-account|kept-work|problem-of|query|unfinished-sign-out)\\.ts$',
  'site/ui/limits\\.ts$',
];
/** What nearly every screen shows at first. */
const SCREEN = [
  'lucide-react/dist/esm/(?:createLucideIcon|Icon|defaultAttributes|context|shared)',
  'site/lib/(?:IslandRoot|late|use-query)\\.tsx?$',
  'site/ui/(?:Badge|Button|CueChip|cx|EmptyState|ErrorState|Panel|Runs|Skeleton|StateLabel)\\.tsx?$',
];

const anyOf = (paths: readonly string[]) => new RegExp(paths.join('|'));

/**
 * What pages share, packed into few files: apart, the many small ones weigh more, and each costs a request of its own. What
 * a module imports comes along with it, so a group that loads React has nothing in it that a public page may load.
 */
export const SHARED_CHUNKS = [
  { name: 'shell', test: anyOf(SHELL), priority: 5 },
  // One style sheet for the list of articles and for each of them.
  { name: 'articles', test: /site\/blog\/.*\.css$/, priority: 5 },
  { name: 'account', test: anyOf(ACCOUNT), priority: 4 },
  // What adds something up as it is typed, and shows it in the address.
  { name: 'figures', test: /site\/lib\/(?:form-fields|show-address|show-words)\.ts$/, priority: 4 },
  // What a drop is called, and its few figures.
  { name: 'styles', test: /core\/tools\/voice-tag\/(?:drop|drop-line|presets|styles)\.ts$/, priority: 1 },
  // The days and clocks of a night: the planner of set times computes with them, and so do contracts.
  { name: 'night', test: /(?:core\/gigs\/(?:set-times|zoned-time)|site\/lib\/local-day)\.ts$/, priority: 4 },
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|@nanostores\/react)\//, priority: 3 },
  { name: 'screen', test: anyOf(SCREEN), priority: 2 },
  // What the head of every tool shows; how a tool runs is loaded where one does.
  {
    name: 'tool',
    test: /site\/tools\/shell\/(?:ToolShell|failure-words|tools\.store)\.tsx?$/,
    minShareCount: 3,
    priority: 1,
  },
  // Those of nearly every screen; the others lie beside the few that show them.
  {
    name: 'icons',
    test: /lucide-react\/dist\/esm\/icons\/(?:chevron-down|copy|download|trash(?:-2)?|x)\./,
    priority: 1,
  },
];
