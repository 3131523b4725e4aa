/** `1 credit`, `20 credits`. */
export const creditWords = (count: number): string => `${count} ${count === 1 ? 'credit' : 'credits'}`;

/** The price of a use; null is free. spec §1 */
export const costWords = (cost: number | null): string => (cost === null ? 'FREE' : creditWords(cost));
