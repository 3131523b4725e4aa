import * as z from 'zod/mini';

/** Stands in for the ways in through other companies that better-auth brings: accounts have none of them, and they weigh 17 kB. */
export const socialProviders = {};
export const SocialProviderListEnum = z.string();
