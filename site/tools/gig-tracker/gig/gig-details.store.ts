import { atom } from 'nanostores';
import { ApiError } from '#core/errors.ts';
import type { Contact } from '#core/gigs/book-schema.ts';
import type { Clash } from '#core/gigs/clash.ts';
import type { GigFile, TimelineEntry } from '#core/gigs/gig.ts';
import type { GigContract } from '#core/gigs/gig-terms-schema.ts';
import type { BookingRequest } from '#core/press-kit-page.ts';
import { editOf } from '../state/edits.ts';
import { $saves, takeIn } from '../state/gigs.store.ts';
import { $offline } from '../state/offline.store.ts';
import { trackerCall } from '../state/tracker-call.ts';

/** What goes with a gig beside itself. The gig is in `$gigs`. */
export interface GigDetailsShown {
  /** Those that the gig names. */
  contacts: readonly Contact[];
  files: readonly GigFile[];
  /** The newest first. */
  timeline: readonly TimelineEntry[];
  clashes: readonly Clash[];
  /** Null where it is under none, or that is gone. */
  contract: GigContract | null;
  /** What was asked for on the press kit, where it arrived from there. */
  request: BookingRequest | null;
  /** How many gigs its series has. */
  seriesSize: number;
  /** Files and timeline are not on this device, and the server can't be reached. */
  isPartial: boolean;
}

export type DetailsState =
  | { state: 'waiting' }
  | { state: 'missing' }
  | { state: 'failed'; error: unknown }
  | ({ state: 'ready' } & GigDetailsShown);

/** Nothing is told yet. */
export const WAITING: DetailsState = { state: 'waiting' };

/** A gig that isn't on the server yet has nothing that goes with it. */
const ONLY_HERE: DetailsState = {
  ...{
    state: 'ready',
    contacts: [],
    files: [],
    timeline: [],
    clashes: [],
    contract: null,
    request: null,
    seriesSize: 0,
    isPartial: false,
  },
};

/** Of the gig whose page is open, with its id: what is told of another gig isn't of this one. */
export const $details = atom<{ id: string; details: DetailsState }>({ id: '', details: WAITING });

/** The newest of what was asked for: an answer that was overtaken is passed over. */
let asked = 0;

/** Asks for a gig with all that goes with it; what is shown stays until the answer is there, and where it fails. */
export async function loadDetails(id: string): Promise<void> {
  const own = ++asked;
  const tell = (details: DetailsState): void => $details.set({ id, details });
  if (editOf(id)?.addition) return tell(ONLY_HERE);
  try {
    const { gig, ...details } = await trackerCall('gig', { params: { id } });
    if (own !== asked) return;
    takeIn([gig]);
    // Of a gig that was opened here before, it is known at least how it began.
    tell({ state: 'ready', ...details, isPartial: $offline.get() !== null && details.timeline.length === 0 });
  } catch (error) {
    if (own !== asked) return;
    const { id: shown, details } = $details.get();
    const isReady = shown === id && details.state === 'ready';
    if (isMissing(error)) tell({ state: 'missing' });
    else if (!isReady) tell({ state: 'failed', error });
  }
}

/** No such gig, or what the address names can't be one. */
const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'NOT_FOUND' || error.code === 'INVALID_INPUT');

/** Keeps what goes with a gig as the server has it, while its page is open. */
export function followDetails(id: string): () => void {
  $details.set({ id, details: WAITING });
  const look = (): void => void loadDetails(id);
  look();
  const stop = $saves.listen(look);
  // By Back a browser may show the page as it was left.
  const lookAgain = ({ persisted }: PageTransitionEvent): void => void (persisted && look());
  addEventListener('focus', look);
  addEventListener('pageshow', lookAgain);
  return () => {
    asked += 1;
    stop();
    removeEventListener('focus', look);
    removeEventListener('pageshow', lookAgain);
  };
}
