import { CATALOGUE } from '#core/catalogue.ts';

/** The icons that pages share in one file, site/ui/icons.svg (scripts/sprites.ts writes it). */
export const ICON_NAMES = [
  ...CATALOGUE.map(({ id }) => id),
  ...(['dashboard', 'profile', 'referral', 'upgrade', 'guide', 'faq', 'support'] as const),
  ...(['admin', 'analytics', 'sign-out', 'menu', 'close', 'sun', 'moon'] as const),
];
export type IconName = (typeof ICON_NAMES)[number];
