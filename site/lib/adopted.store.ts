import { atom } from 'nanostores';
import type { Generation } from '#core/generation.ts';

/** The last work from before the sign-up that the account took over on this page: its studio may open it. */
export const $adopted = atom<Generation | null>(null);
