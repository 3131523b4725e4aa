import { CATALOGUE, type CatalogueTool } from './catalogue.ts';

type Path = `/${string}`;

type FurtherPath<Screens> = Screens extends unknown
  ? Extract<Screens[keyof Screens], { path: Path }>['path']
  : never;

/** The screens of the tools, each with its aliases. */
const TOOL_SCREENS = Object.fromEntries(
  CATALOGUE.flatMap(({ path, aliases, screens }): [Path, readonly Path[]][] => [
    [path, aliases],
    ...Object.values<{ path: Path }>(screens).map((screen): [Path, readonly Path[]] => [screen.path, []]),
  ]),
) as Readonly<Record<CatalogueTool['path'] | FurtherPath<CatalogueTool['screens']>, readonly Path[]>>;

/** Canonical path of every screen that there is → its aliases. spec §2 */
export const SCREENS = {
  '/landing': [],
  '/pricing': [],
  '/help': [],
  '/tools': [],
  '/blog': [],
  '/affiliates': [],
  '/contact': [],
  '/support': [],
  '/faq': [],
  '/security-policy': [],
  '/verify': [],
  '/checkout': [],
  '/subscribe': [],
  '/signin': ['/signup', '/auth', '/auth-login'],
  '/forgot-password': [],
  '/dashboard': [],
  ...TOOL_SCREENS,
  '/referrals': ['/referral', '/refer-and-earn'],
  '/profile': [],
  '/credits': [],
  '/brand-kit': [],
  '/journey': [],
  '/apple-pay-test': [],
  '/upgrade': [],
  '/admin': [],
  '/admin-analytics': [],
  '/admin-feedback': [],
  '/privacy': [],
  '/terms': [],
  '/licences': [],
} as const satisfies Record<Path, readonly Path[]>;

export type Screen = keyof typeof SCREENS;

/** Screens that the menus name and that are not open yet: until then each is a page that says so. */
export const LATER_SCREENS: readonly Screen[] = [
  ...CATALOGUE.filter(({ path, opens }) => opens !== path).map(({ path }) => path),
  '/referrals',
  '/admin',
  '/admin-analytics',
  '/admin-feedback',
];

/** Alias → canonical path: a permanent redirect. The sign-in screen alone is a page under each of its addresses. spec §2 */
export const REDIRECTS: readonly [alias: Path, screen: Screen][] = (
  Object.entries(SCREENS) as [Screen, readonly Path[]][]
).flatMap(([screen, aliases]) =>
  screen === '/signin' ? [] : aliases.map((alias): [Path, Screen] => [alias, screen]),
);

/** The screen behind a path, which may be an alias and have a query; null where there is none. */
export function screenOf(path: string): Screen | null {
  const bare = path.replace(/[?#].*/, '');
  for (const [screen, aliases] of Object.entries(SCREENS) as [Screen, readonly string[]][])
    if (screen === bare || aliases.includes(bare)) return screen;
  return null;
}

/** Whether a path leads to a screen that is not open yet. */
export function isLater(path: string): boolean {
  const screen = screenOf(path);
  return screen !== null && LATER_SCREENS.includes(screen);
}
