import { sql } from 'drizzle-orm';
import { jsonColumn } from '../json-column.ts';
import { bookingRequests } from '../schema/booking-requests.ts';
import { pressKitPages } from '../schema/press-kit-pages.ts';
import { recipientLinks } from '../schema/recipient-links.ts';
import { linkReads } from './press-kit-links.ts';

/** What the export of an account has of the pages of its press kits, by the names of the export. */
export const PRESS_KIT_PAGE = {
  id: pressKitPages.generationId,
  slug: pressKitPages.slug,
  isPublished: pressKitPages.isPublished,
  createdAt: pressKitPages.createdAt,
  updatedAt: pressKitPages.updatedAt,
  /** Every address that it has or had. */
  slugs: jsonColumn<{ slug: string; takenAt: number }[]>(sql`
    (SELECT json_group_array(json_object('slug', s.slug, 'takenAt', s.taken_at))
      FROM (SELECT * FROM press_kit_slugs WHERE generation_id = press_kit_pages.generation_id ORDER BY taken_at) s)`),
  /** How often each part of it was read, day by day. */
  reads: jsonColumn<{ day: number; part: string; count: number }[]>(sql`
    (SELECT json_group_array(json_object('day', r.day, 'part', r.section, 'count', r.count))
      FROM (SELECT * FROM press_kit_reads WHERE generation_id = press_kit_pages.generation_id ORDER BY day) r)`),
};

export const RECIPIENT_LINK = {
  id: recipientLinks.id,
  generationId: recipientLinks.generationId,
  recipient: recipientLinks.recipient,
  greeting: recipientLinks.greeting,
  expiresOn: recipientLinks.expiresOn,
  revokedAt: recipientLinks.revokedAt,
  createdAt: recipientLinks.createdAt,
  reads: linkReads,
};

export const BOOKING_REQUEST = {
  id: bookingRequests.id,
  generationId: bookingRequests.generationId,
  gigId: bookingRequests.gigId,
  date: bookingRequests.date,
  place: bookingRequests.place,
  budget: bookingRequests.budget,
  currency: bookingRequests.currency,
  email: bookingRequests.email,
  message: bookingRequests.message,
  createdAt: bookingRequests.createdAt,
};
