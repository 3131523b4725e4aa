import { orderPath } from '#core/plans.ts';

/** Where a visitor makes an account, or signs in to one, and comes to that page with it. */
export const withAccount = (path: string): string => `/signin?new&next=${encodeURIComponent(path)}`;

/** Where a visitor begins the trial: with an account, which leads on to the order. */
export const TRIAL_WAY = withAccount(orderPath('trial'));
