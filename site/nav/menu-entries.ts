import { CATALOGUE } from '#core/catalogue.ts';
import { isLater } from '#core/screens.ts';
import type { IconName } from '#site/lib/icon-names.ts';

export interface MenuEntry {
  label: string;
  href: string;
  icon: IconName;
  subtitle?: string;
  /** Shown only to accounts that this fits; everybody sees an entry without it. */
  only?: 'upgradable';
}

export interface MenuGroup {
  title?: string;
  /** Shown only to admins. */
  only?: 'admin';
  entries: readonly MenuEntry[];
}

const toolsOf = (group: 'ai' | 'business'): readonly MenuEntry[] =>
  CATALOGUE.filter(({ menu }) => menu.group === group)
    .toSorted((a, b) => a.menu.place - b.menu.place)
    .map(({ id, name, path }) => ({ label: name, href: path, icon: id }));

export const AI_TOOLS = toolsOf('ai');

/** The menu of a signed-in account, from top to bottom. spec §2 */
export const ACCOUNT_MENU: readonly MenuGroup[] = [
  {
    entries: [
      { label: 'Dashboard', subtitle: 'Your DJ command center', href: '/dashboard', icon: 'dashboard' },
    ],
  },
  { title: 'AI DJ Tools', entries: AI_TOOLS },
  { title: 'Business Tools', entries: toolsOf('business') },
  {
    title: 'Account',
    entries: [
      { label: 'Profile', href: '/profile', icon: 'profile' },
      { label: 'Refer & Earn', href: '/referral', icon: 'referral' },
      { label: 'Upgrade to Pro', href: '/upgrade', icon: 'upgrade', only: 'upgradable' },
    ],
  },
  {
    title: 'Help & Support',
    entries: [
      { label: 'User Guide', href: '/help', icon: 'guide' },
      { label: 'FAQ', href: '/faq', icon: 'faq' },
      { label: 'Contact Support', href: '/support', icon: 'support' },
    ],
  },
  {
    title: 'Admin',
    only: 'admin',
    entries: [
      { label: 'Admin Dashboard', href: '/admin', icon: 'admin' },
      { label: 'Analytics Dashboard', href: '/admin-analytics', icon: 'analytics' },
    ],
  },
];

/** The grid at the end of a visitor's menu. spec §2 */
export const VISITOR_GRID = [
  { label: 'DJ Blog', href: '/blog' },
  { label: 'Pricing', href: '/pricing' },
  { label: 'Help and FAQ', href: '/help' },
  { label: 'Contact', href: '/contact' },
] as const;

/** Whether an entry is of something that cannot be used yet. Cue works, though it has no page of its own. */
export const opensLater = ({ href }: Pick<MenuEntry, 'href'>): boolean =>
  isLater(href) && !CATALOGUE.some(({ path, opens }) => path === href && opens !== null);
