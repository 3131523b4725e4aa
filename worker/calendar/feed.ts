import { Buffer } from 'node:buffer';
import { timingSafeEqual } from 'node:crypto';
import { API } from '#core/api.ts';
import { ApiError } from '#core/errors.ts';
import { gigCalendar, TOLD_STATUSES } from '#core/gigs/gig-calendar.ts';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import {
  closeFeed as closeStoredFeed,
  type Feed,
  feedOf,
  getFeedMatter,
  rotateFeed as rotateStoredFeed,
  selectFeed,
} from '#db/queries/calendar.ts';
import { gigOf } from '#db/queries/gigs-stored.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { tokenOf } from '../link-token.ts';
import { hashOf } from '../storage/hash-of.ts';

type FeedDeps = Pick<Deps, 'db' | 'settings' | 'now'>;

/** How far back the feed goes, in days, and how many gigs it has at most. */
const BACK = 180;
const MOST = 2000;

const USER = 'usr_';

/** The proof in the address of a feed: nothing at rest opens it, and another turn of it leaves the former one behind. */
const proofOf = ({ settings }: Pick<Deps, 'settings'>, userId: string, rotation: number): string =>
  tokenOf(settings, 'calendar-feed', `${userId} ${rotation}`);

function feedView(deps: Pick<Deps, 'settings'>, userId: string, feed: Feed): { url: string | null } {
  if (!feed.isOn) return { url: null };
  const token = `${userId.slice(USER.length)}-${proofOf(deps, userId, feed.rotation)}.ics`;
  return { url: new URL(API.calendarFeed.path.replace(':token', token), deps.settings.PUBLIC_URL).href };
}

/** Where programs read the gigs of the account. */
export async function readFeed(
  deps: Pick<Deps, 'db' | 'settings'>,
  caller: Caller,
): Promise<{ url: string | null }> {
  const { feeds, signedIn } = await caller.ask((owner) => ({ reads: { feeds: selectFeed(deps.db, owner) } }));
  return feedView(deps, signedIn.account.id, feedOf(feeds));
}

/** Turns the feed on at another address. */
export const rotateFeed = async (deps: FeedDeps, userId: string) =>
  feedView(deps, userId, await rotateStoredFeed(deps.db, { userId, now: deps.now() }));

export const closeFeed = async (deps: FeedDeps, userId: string) =>
  feedView(deps, userId, await closeStoredFeed(deps.db, { userId, now: deps.now() }));

/** The calendar at the end of such an address, as a file. Throws NOT_FOUND where the address is none, or none any more. */
export async function openFeed(deps: FeedDeps, token: string) {
  const [name = '', proof = ''] = token.replace('.ics', '').split('-');
  const [userId, now] = [`${USER}${name}`, deps.now()];
  const since = dayAfter(now.toISOString().slice(0, 10), -BACK);
  const matter = await getFeedMatter(deps.db, { userId, since, statuses: TOLD_STATUSES, most: MOST, now });
  const right = proofOf(deps, userId, matter?.feed.rotation ?? 0);
  const isRight = timingSafeEqual(Buffer.from(right), Buffer.from(proof));
  if (!matter?.feed.isOn || !isRight) throw new ApiError('NOT_FOUND');

  const text = gigCalendar(matter.gigs.map(gigOf), {
    name: matter.artistName === '' ? 'Gigs' : `${matter.artistName} gigs`,
    origin: deps.settings.PUBLIC_URL,
    // The same gigs make the same file, so that who has it is told so.
    stamp: Math.max(0, ...matter.gigs.map(({ updatedAt }) => updatedAt.getTime())),
  });
  const bytes = new TextEncoder().encode(text);
  return {
    ...{ name: 'gigs.ics', type: 'text/calendar; charset=utf-8', size: bytes.byteLength },
    etag: `"${await hashOf(bytes)}"`,
    open: async ({ offset, length } = { offset: 0, length: bytes.byteLength }) =>
      new Blob([bytes.subarray(offset, offset + length)]).stream(),
  };
}
