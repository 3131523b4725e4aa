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
  '/checkout': [],
  '/subscribe': [],
  '/signin': ['/signup', '/auth', '/auth-login'],
  '/forgot-password': [],
  '/dashboard': [],
  '/logo-generator': [],
  '/voice-drops': ['/voice-drop', '/voice-generation'],
  '/voice-selection': [],
  '/voice-history': [],
  '/press-kit': ['/press-kit-enhanced', '/deckhand-press-kit'],
  '/contract-generator': ['/contract-generator-simple'],
  '/gig-tracker': [],
  '/dj-assistant': [],
  '/referrals': ['/referral', '/refer-and-earn'],
  '/profile': [],
  '/brand-kit': [],
  '/journey': [],
  '/upgrade': [],
  '/admin': [],
  '/admin-analytics': [],
  '/admin-feedback': [],
  '/privacy': [],
  '/terms': [],
  '/licences': [],
} as const satisfies Record<`/${string}`, readonly `/${string}`[]>;

export type Screen = keyof typeof SCREENS;

/** Screens that the menus name and that are not open yet: until then each is a page that says so. */
export const LATER_SCREENS = [
  '/press-kit',
  '/contract-generator',
  '/gig-tracker',
  '/dj-assistant',
  '/referrals',
  '/upgrade',
  '/admin',
  '/admin-analytics',
  '/admin-feedback',
] as const satisfies readonly Screen[];

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
  return screen !== null && (LATER_SCREENS as readonly Screen[]).includes(screen);
}
