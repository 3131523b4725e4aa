import { lt, sql } from 'drizzle-orm';
import { TRASH_DAYS } from '#core/gigs/gig.ts';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import { ENDED_LINKS_KEPT_DAYS } from '#core/press-kit-link.ts';
import { BOOKINGS_KEPT_DAYS, READS_KEPT_DAYS } from '#core/press-kit-page.ts';
import { firstDay } from '#core/tools/press-kit/kit-words.ts';
import type { Database } from '../client.ts';
import { bookingRequests } from '../schema/booking-requests.ts';
import { clientErrors } from '../schema/client-errors.ts';
import { events } from '../schema/events.ts';
import { gigs } from '../schema/gigs.ts';
import { mails } from '../schema/mails.ts';
import { pressKitReads } from '../schema/press-kit-reads.ts';
import { sessions } from '../schema/sessions.ts';
import { speechClips } from '../schema/speech-clips.ts';
import { isUnused } from './media.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Thirteen months: what was counted can be held against the same month of the year before. */
const EVENTS_KEPT_MS = 396 * DAY_MS;
const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/**
 * Removes what nobody needs any more: sessions that ended; reports, kept mail and spoken clips from before `keepSince`;
 * events after thirteen months; booking requests, counts of reads and links that ended after their time; consents to
 * recordings that never came, and pictures that were put to no use, within a day; gigs that were in the trash for its time.
 */
export async function purge(db: Database, params: { now: Date; keepSince: Date }): Promise<void> {
  await db.batch([
    db.delete(sessions).where(lt(sessions.expiresAt, params.now)),
    db.delete(clientErrors).where(lt(clientErrors.createdAt, params.keepSince)),
    db.delete(events).where(lt(events.createdAt, new Date(params.now.getTime() - EVENTS_KEPT_MS))),
    db.delete(mails).where(lt(mails.createdAt, params.keepSince)),
    db
      .delete(bookingRequests)
      .where(lt(bookingRequests.createdAt, daysBefore(params.now, BOOKINGS_KEPT_DAYS))),
    db.delete(pressKitReads).where(lt(pressKitReads.day, daysBefore(params.now, READS_KEPT_DAYS))),
    db.run(sql`
      DELETE FROM recipient_links WHERE revoked_at < ${daysBefore(params.now, ENDED_LINKS_KEPT_DAYS).getTime()}
        OR expires_on < ${dayAfter(firstDay(params.now), -ENDED_LINKS_KEPT_DAYS)}`),
    db.delete(gigs).where(lt(gigs.deletedAt, daysBefore(params.now, TRASH_DAYS))),
    db.delete(speechClips).where(lt(speechClips.createdAt, params.keepSince)),
    db.run(sql`
      DELETE FROM voice_takes WHERE agreed_at < ${params.now.getTime() - DAY_MS} AND revoked_at IS NULL
        AND id NOT IN (SELECT take_id FROM voice_take_files)`),
    db.run(sql`
      DELETE FROM media WHERE created_at < ${params.now.getTime() - DAY_MS} AND ${isUnused()}`),
  ]);
}
