import type { Credits } from '#core/credits.ts';

/** `2 credits`, `1 credit`. */
export function creditCount(count: number): string {
  return `${count} ${count === 1 ? 'credit' : 'credits'}`;
}

/** What a run costs this account: the price, or why it is not counted. */
export function priceWords(cost: number | null, credits: Credits | null): string {
  if (cost === null) return 'Free';
  if (credits?.plan === 'trial') return 'Not counted on trial';
  if (credits?.plan === 'pro') return 'Not counted on Pro';
  return creditCount(cost);
}

/** The same behind other words: `Finish free`. */
export function priceAfterWords(cost: number | null, credits: Credits | null): string {
  const words = priceWords(cost, credits);
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** The price of one run and what it brings, as it stands under the title: `2 credits for twelve, not counted on Pro`. */
export function offerWords(cost: number | null, brings: string, credits: Credits | null): string {
  const offer = cost === null ? 'free' : `${creditCount(cost)} ${brings}`;
  if (cost === null || credits === null || credits.plan === 'free') return offer;
  return `${offer}, not counted on ${credits.plan === 'pro' ? 'Pro' : 'trial'}`;
}

/** What is left of the day: `1 of 3 today`, or null where nothing is counted. */
export function dayWords(credits: Credits): string | null {
  return credits.dailyLimit === null ? null : `${credits.dailyUsed} of ${credits.dailyLimit} today`;
}
