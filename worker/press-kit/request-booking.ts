import { dayWords } from '#core/day-words.ts';
import { ApiError } from '#core/errors.ts';
import { nameWords } from '#core/gigs/name-words.ts';
import { moneyWords } from '#core/money.ts';
import { BOOKINGS_A_DAY, type BookingWish, pressKitPath } from '#core/press-kit-page.ts';
import { gigTrackerFacts } from '#core/tools/gig-tracker/facts.ts';
import { pressKitFacts } from '#core/tools/press-kit/facts.ts';
import { firstDay } from '#core/tools/press-kit/kit-words.ts';
import { newId } from '#db/ids.ts';
import { getAsked, keepBooking, takeBackBooking } from '#db/queries/press-kit-bookings.ts';
import type { Deps } from '../deps.ts';
import { describeError, log } from '../log.ts';
import type { Mail } from '../providers/ports.ts';
import { hashOf } from '../storage/hash-of.ts';
import { readPlaces } from '../storage/read-places.ts';
import { leadOfRequest } from './lead-of-request.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Letter {
  to: string;
  /** Of those with the same one arrives. */
  key: string;
  /** Where it was written. */
  page: string;
  /** Where its lead is in the gig tracker; null where it is none. */
  lead: string | null;
}

/** The mail to the artist, an answer to which goes to whoever asked. Its subject holds nothing that was typed. */
function bookingMail(wish: BookingWish, { to, key, page, lead }: Letter): Mail {
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
      ...(lead ? [`In your gig tracker: ${lead}`] : []),
      `Sent from ${page}. Answer this mail, and your answer goes to ${wish.email}.`,
    ].join('\n'),
  };
}

/** To an address that nobody confirmed goes nothing that was typed: it may be anybody's. */
function noticeMail({ date }: BookingWish, { to, key, page, lead }: Letter, screen: string): Mail {
  return {
    ...{ to, key },
    subject: `Booking request: ${dayWords(date)}`,
    text: [
      `Somebody asked for ${dayWords(date)} on ${page}.`,
      lead
        ? `The request is a lead in your gig tracker: ${lead}`
        : `The request is beside your press kit: ${screen}`,
      '',
      'Confirm your e-mail address on your profile, and requests come here whole.',
    ].join('\n'),
  };
}

/**
 * Asks the artist of a published kit for a night: as a lead in their tracker, in their list and activity, and by mail. The same
 * under its key arrives once, and what a program filled in goes nowhere. Throws NOT_FOUND, INVALID_INPUT for a night that was,
 * RATE_LIMITED where the artist had too many, MAIL_FAILED, after which it can be sent again.
 */
export async function requestBooking(
  deps: Pick<Deps, 'db' | 'mailer' | 'now' | 'settings' | 'toolPorts'>,
  { slug, wish, key }: { slug: string; wish: BookingWish; key: string },
): Promise<void> {
  const now = deps.now();
  if (wish.date < firstDay(now)) {
    const reason = 'This night is over. Choose one that is still to come';
    throw new ApiError('INVALID_INPUT', reason, { fields: [{ path: 'date', reason }] });
  }
  if (wish.website) return;
  const hash = await hashOf(new TextEncoder().encode(JSON.stringify([key, slug, wish])));
  const id = `bkg_${hash.slice(0, 32)}`;
  const activity = {
    ...{ id: newId('act'), action: 'booking-requested' },
    details: `${dayWords(wish.date)}, ${wish.place}`,
  };
  const since = new Date(now.getTime() - DAY_MS);
  const most = BOOKINGS_A_DAY.kept;
  const urlOf = (path: string): string => new URL(path, deps.settings.PUBLIC_URL).href;
  const page = urlOf(pressKitPath(slug));
  const kept = { slug, now, wish, id, activity, since, most };
  const lead = await findLead(deps, { slug, wish, hash, page, now });
  const desk = await keepBooking(deps.db, { ...kept, lead }).catch(async (error: unknown) => {
    if (!lead) throw error;
    log({ level: 'error', event: 'lead-failed', error: describeError(error) });
    const again = await keepBooking(deps.db, { ...kept, lead: null });
    // Whether the first one came through isn't known. A mail of the same key arrives once.
    return again && { ...again, isNew: again.isThere };
  });
  if (!desk) throw new ApiError('NOT_FOUND', 'This press kit is no longer online');
  if (!desk.isThere) {
    const reason = 'This artist had many requests today. Try again tomorrow';
    throw new ApiError('RATE_LIMITED', reason, { retryAfter: DAY_MS / 1000, fields: [{ path: '', reason }] });
  }
  const { to, isConfirmed, recent, generationId, userId, gigId } = desk;
  if (!desk.isNew || recent > (isConfirmed ? BOOKINGS_A_DAY.mailed : BOOKINGS_A_DAY.noticed)) return;
  const letter = {
    ...{ to, key: hash, page },
    lead: gigId === null ? null : urlOf(`${gigTrackerFacts.path}?gig=${gigId}`),
  };
  const screen = urlOf(`${pressKitFacts.path}?view=${generationId}`);
  try {
    await deps.mailer.send(isConfirmed ? bookingMail(wish, letter) : noticeMail(wish, letter, screen));
  } catch (error) {
    log({ level: 'error', event: 'mail-failed', error: describeError(error) });
    await takeBackBooking(deps.db, { id, activityId: activity.id, userId, gigId });
    throw new ApiError('MAIL_FAILED');
  }
}

/** The lead that a request is to be; null where it can't be one, or that isn't known: what was asked for is kept without it. */
async function findLead(
  { db, toolPorts }: Pick<Deps, 'db' | 'toolPorts'>,
  { slug, wish, hash, page, now }: { slug: string; wish: BookingWish; hash: string; page: string; now: Date },
) {
  try {
    const asked = await getAsked(db, { slug, now, words: nameWords(wish.place) });
    const places = await readPlaces(toolPorts.shippedFiles);
    return asked && leadOfRequest(wish, asked, { hash, page, places, now });
  } catch (error) {
    log({ level: 'error', event: 'lead-failed', error: describeError(error) });
    return null;
  }
}
