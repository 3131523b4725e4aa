/** What files say about where they come from. */
export const MADE_BY = 'Deckhand logo studio';
export const HOW_MADE = 'Drawn by software from a brief';
