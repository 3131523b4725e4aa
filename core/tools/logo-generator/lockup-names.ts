/** `full`: everything. `symbol`: what stands for the artist without the name. `wordmark`: the name alone. */
export const LOCKUPS = ['full', 'symbol', 'wordmark'] as const;
export type Lockup = (typeof LOCKUPS)[number];
