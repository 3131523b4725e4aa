import { CATALOGUE, type CatalogueTool, findFacts } from '#core/catalogue.ts';
import { dateLabel, kindWords, type LibraryItem, libraryLink, makerOf } from '#core/library.ts';
import { MINI_TOOLS } from '#core/mini-tools.ts';
import { isLater } from '#core/screens.ts';
import { offersUpgrade } from '#core/subscription.ts';
import { gigTrackerFacts } from '#core/tools/gig-tracker/facts.ts';
import type { ToolFacts } from '#core/tools/tool-facts.ts';
import type { User } from '#core/user.ts';
import { ACCOUNT_MENU, type MenuEntry, VISITOR_GRID } from '../menu-entries.ts';
import type { Entry } from './rank-entries.ts';

/** A page to read, as /palette.json lists it. */
export interface ReadingEntry {
  title: string;
  href: string;
  kind: 'Guide' | 'Question' | 'Article';
}

/** Words that a tool is found by: its own, and what people call its results, one or several. */
const toolWords = ({ called, searchWords }: CatalogueTool): string =>
  [...called, ...called.map((noun) => `${noun}s`), searchWords].join(' ');

/** Words for pages of the menus, by their addresses. */
const PAGE_WORDS: Readonly<Record<string, string>> = {
  '/dashboard': 'home start overview',
  '/profile': 'account settings password email photo delete',
  '/pricing': 'plan price cost subscription upgrade pro billing pay trial',
  '/help': 'help guides manual instructions',
  '/faq': 'help questions answers',
  '/support': 'help contact email problem',
  '/contact': 'help support email problem',
};

/** Screens that the account's menu has no room for. */
const MORE_SCREENS: readonly Entry[] = [
  page(
    '/credits',
    'Credits & plan',
    'profile',
    'balance ledger invoices payment card subscription billing cancel pro',
  ),
  page('/journey', 'Journey', 'journey', 'milestones progress level badges'),
  page('/brand-kit', 'Brand kit', 'brand-kit', 'colours palette typefaces logo'),
  ...CATALOGUE.flatMap(({ id, screens }) =>
    Object.values<ToolFacts['screens'][string]>(screens).map(({ path, name, searchWords }) =>
      page(path, name, id, searchWords),
    ),
  ),
];
const PUBLIC_SCREENS: readonly Entry[] = [
  page('/tools', 'All tools', 'tools', 'library content activity'),
  page('/pricing', 'Pricing', 'page', PAGE_WORDS['/pricing']),
  page('/blog', 'Blog', 'article', 'articles reading'),
  page('/licences', 'Licences', 'page', 'fonts open source attribution'),
];
/** Places of the gig tracker, for whoever may have gigs. */
export const TRACKER_ENTRIES: readonly Entry[] = [
  ...[
    {
      group: 'Actions' as const,
      label: 'Add a gig',
      href: gigTrackerFacts.path,
      words: 'new gig booking quick add',
    },
    {
      group: 'Pages' as const,
      label: 'Gig calendar',
      href: `${gigTrackerFacts.path}?view=calendar`,
      words: 'dates month free holds',
    },
    {
      group: 'Pages' as const,
      label: 'Address book',
      href: `${gigTrackerFacts.path}?book=venues`,
      words: 'venues clients people contacts promoters',
    },
  ].map((entry) => ({ ...entry, id: entry.label, icon: gigTrackerFacts.id })),
];

/** The way in, of who is not here yet. */
export const SIGN_IN: Entry = {
  ...page('/signin', 'Sign In', 'sign-in', 'log in login up register create account'),
  id: 'sign-in',
};
/** Open pages that the palette leaves to the footer and to other pages: an address may mean them all the same. */
const FURTHER_PAGES: readonly Entry[] = [
  page('/dashboard', 'Dashboard', 'dashboard', PAGE_WORDS['/dashboard']),
  page('/faq', 'FAQ', 'faq', PAGE_WORDS['/faq']),
  page('/support', 'Contact Support', 'support', PAGE_WORDS['/support']),
  page('/contact', 'Contact', 'page', 'email write message imprint'),
  page('/privacy', 'Privacy', 'page', 'policy data gdpr cookies'),
  page('/terms', 'Terms', 'page', 'conditions tos service legal'),
  page('/security-policy', 'Security policy', 'page', 'security vulnerability disclosure'),
  page('/verify', 'Check a signed contract', 'page', 'verify seal sealed copy proof tampered changed'),
  page('/affiliates', 'Affiliates', 'page', 'affiliate partners partner program'),
  ...MINI_TOOLS.map(({ path, name }) => page(path, name, 'tools', 'free tool calculator')),
];

function page(href: string, label: string, icon: string, words?: string): Entry {
  return { id: href, label, href, icon, group: 'Pages', ...(words && { words }) };
}

const ofMenu = ({ href, label, icon, subtitle }: MenuEntry): Entry => {
  const tool = findFacts(icon);
  if (tool) return { id: href, label, href, icon, group: 'Tools', words: toolWords(tool) };
  return page(href, label, icon, [subtitle, PAGE_WORDS[href]].filter(Boolean).join(' '));
};

/** Tools and screens for who is here: what the menu would not show is not found either, nor what is not open yet. */
export function screenEntries(user: User | null): Entry[] {
  const groups = ACCOUNT_MENU.filter(({ only }) => only === undefined || user?.role === 'admin');
  const inMenu = groups
    .flatMap(({ entries }) => entries)
    .filter(({ only }) => only === undefined || (user && offersUpgrade(user.subscriptionStatus)))
    .filter(({ href }) => !isLater(href))
    .map(ofMenu);
  if (user) return [...inMenu, ...MORE_SCREENS, ...PUBLIC_SCREENS];
  const publicPages = VISITOR_GRID.map(({ href, label }) => page(href, label, 'page', PAGE_WORDS[href]));
  return unique([...inMenu.filter(({ group }) => group === 'Tools'), ...publicPages, ...PUBLIC_SCREENS]);
}

/** Every page that is open to who is here, for an address that leads nowhere. */
export function pageEntries(user: User | null): Entry[] {
  return unique([...screenEntries(user), ...(user ? [] : [SIGN_IN]), ...FURTHER_PAGES]);
}

function unique(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ id }, at) => entries.findIndex((other) => other.id === id) === at);
}

/** What the account made, the newest first. */
export function libraryEntries(items: readonly LibraryItem[], now: Date): Entry[] {
  return items.map((item) => ({
    id: item.id,
    label: item.title,
    note: `${kindWords(item.type)}, ${dateLabel(item.createdAt, now)}`,
    group: 'Library',
    icon: makerOf(item.type)?.id ?? 'tools',
    href: libraryLink(item),
  }));
}

export function readingEntries(reading: readonly ReadingEntry[]): Entry[] {
  return reading.map(({ title, href, kind }) => ({
    id: href,
    label: title,
    note: kind,
    group: 'Help',
    icon: kind === 'Article' ? 'article' : 'guide',
    href,
  }));
}
