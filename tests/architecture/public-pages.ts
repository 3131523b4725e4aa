import { LATER_SCREENS } from '#core/screens.ts';

/** Pages that anybody may read, by their name under site/pages and in the build: text first, no React. */
export const PUBLIC_PAGES = [
  ...[
    'index',
    'landing',
    'pricing',
    'help',
    'tools',
    'affiliates',
    'contact',
    'support',
    'faq',
    '404-visitor',
    'epk-offline',
    'sign-closed',
    'verify',
    'apple-pay-test',
  ],
  ...[
    'security-policy',
    'template-marketplace',
    'privacy',
    'terms',
    'licences',
    'offline',
    'subscribe',
    'checkout',
    'sandbox-checkout',
    'tools/**',
    'blog',
    'blog/**',
    'help/**',
  ],
  ...LATER_SCREENS.map((path) => path.slice(1)),
  '[later]',
];

/** What public pages are made of. */
export const PUBLIC_FEATURES = [
  'landing',
  'blog',
  'help',
  'licences',
  'offers',
  'contact',
  'legal',
  'mini-tools',
  'later',
  'offline',
  'press-kit-page',
  'signing-page',
  'verify',
  'wallets',
  'nav',
].map((name) => `site/${name}/**`);
