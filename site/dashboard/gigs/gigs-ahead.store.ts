import { atom } from 'nanostores';
import type { GigsAhead } from '#core/gigs/gigs-ahead.ts';

/** What the gig tracker of the account says: undefined until it is known, null where it has nothing to say or did not load. */
export const $gigsAhead = atom<GigsAhead | null | undefined>(undefined);
