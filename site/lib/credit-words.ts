import type { Credits } from '#core/credits.ts';

/** `1 credit`, `20 credits`. */
export const creditWords = (count: number): string => `${count} ${count === 1 ? 'credit' : 'credits'}`;

/** The price of a use; null is free. spec §1 */
export const costWords = (cost: number | null): string => (cost === null ? 'FREE' : creditWords(cost));

/** What a generation costs this account: the price, or why it is not counted. */
export function priceWords(cost: number | null, credits: Credits | null): string {
  if (cost === null) return 'Free';
  if (credits?.plan === 'trial') return 'Not counted on trial';
  if (credits?.plan === 'pro') return 'Not counted on Pro';
  return creditWords(cost);
}

/** The same behind other words: `Finish free`. */
export function priceAfterWords(cost: number | null, credits: Credits | null): string {
  const words = priceWords(cost, credits);
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** The price of one generation and what it brings, as it stands under the title: `2 credits for twelve, not counted on Pro`. */
export function offerWords(cost: number | null, brings: string, credits: Credits | null): string {
  const offer = cost === null ? 'free' : `${creditWords(cost)} ${brings}`;
  if (cost === null || credits === null || credits.plan === 'free') return offer;
  return `${offer}, not counted on ${credits.plan === 'pro' ? 'Pro' : 'trial'}`;
}

/** What of the day is used: more than its limit may be, on the day on which a trial ends. */
export const usedOf = (used: number, limit: number): string => `${Math.min(used, limit)} of ${limit}`;

/** The day's count: `1 of 3 today`, or null where nothing is counted. */
export function dayWords({ dailyLimit, dailyUsed }: Credits): string | null {
  return dailyLimit === null ? null : `${usedOf(dailyUsed, dailyLimit)} today`;
}
