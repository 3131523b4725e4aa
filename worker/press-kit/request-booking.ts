import { ApiError } from '#core/errors.ts';
import { moneyWords } from '#core/money.ts';
import { BOOKINGS_A_DAY, type BookingWish } from '#core/press-kit-page.ts';
import { dayWords, firstDay } from '#core/tools/press-kit/kit-words.ts';
import { newId } from '#db/ids.ts';
import { getBookingDesk, insertBooking } from '#db/queries/press-kit-bookings.ts';
import type { Deps } from '../deps.ts';
import { describeError, log } from '../log.ts';
import type { Mail } from '../providers/ports.ts';
import { hashOf } from '../storage/hash-of.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The mail to the artist, whom an answer to it leads to whoever asked. Its subject holds nothing that was typed. */
function bookingMail(wish: BookingWish, { to, key, page }: { to: string; key: string; page: string }): Mail {
  return {
    ...{ to, key, replyTo: wish.email },
    subject: `Booking request: ${dayWords(wish.date)}`,
    text: [
      `Date: ${dayWords(wish.date)}`,
      `Where: ${wish.place}`,
      `Budget: ${wish.budget ? moneyWords(wish.budget) : 'not said'}`,
      `From: ${wish.email}`,
      ...(wish.message ? ['', wish.message] : []),
      '',
      `Sent from ${page}. Answer this mail, and your answer goes to ${wish.email}.`,
    ].join('\n'),
  };
}

/**
 * Asks the artist of a published kit for a night: by mail first, then in their list and their activity. The same under its
 * key arrives once, and what a program filled in goes nowhere. Throws NOT_FOUND, INVALID_INPUT for a night that was,
 * RATE_LIMITED where the artist had too many, MAIL_FAILED.
 */
export async function requestBooking(
  deps: Pick<Deps, 'db' | 'mailer' | 'now'>,
  { slug, wish, key, page }: { slug: string; wish: BookingWish; key: string; page: string },
): Promise<void> {
  const now = deps.now();
  if (wish.date < firstDay(now)) {
    const reason = 'This night is over. Choose one that is still to come';
    throw new ApiError('INVALID_INPUT', reason, { fields: [{ path: 'date', reason }] });
  }
  const hash = await hashOf(new TextEncoder().encode(JSON.stringify([key, slug, wish])));
  const id = `bkg_${hash.slice(0, 32)}`;
  const since = new Date(now.getTime() - DAY_MS);
  const desk = await getBookingDesk(deps.db, { slug, id, now, since });
  if (!desk) throw new ApiError('NOT_FOUND');
  if (desk.isKnown || wish.website) return;
  if (desk.recent >= BOOKINGS_A_DAY) {
    const reason = 'This artist had many requests today. Write to them, or try again tomorrow';
    throw new ApiError('RATE_LIMITED', reason, { retryAfter: DAY_MS / 1000, fields: [{ path: '', reason }] });
  }
  try {
    await deps.mailer.send(bookingMail(wish, { to: desk.to, key: hash, page }));
  } catch (error) {
    log({ level: 'error', event: 'mail-failed', error: describeError(error) });
    throw new ApiError('MAIL_FAILED');
  }
  const { userId, generationId } = desk;
  const details = `${dayWords(wish.date)}, ${wish.place}`;
  await insertBooking(deps.db, {
    ...{ ...wish, id, userId, generationId, now },
    activity: { id: newId('act'), action: 'booking-requested', details },
  });
}
