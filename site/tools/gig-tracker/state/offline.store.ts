import { atom } from 'nanostores';

/** While the server can't be reached: when what is shown was brought up to date, ISO; null where that isn't known. */
export const $offline = atom<{ asOf: string | null } | null>(null);

/** Whether what isn't saved yet outlives this tab. */
export const $isKept = atom(false);
