import type { ChatMessage } from '#core/chat.ts';

/** `10:41 PM`, in the reader's own way of writing it. */
export function timeOfDay(instant: string, locale?: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone }).format(
    new Date(instant),
  );
}

/** `Today`, `Yesterday`, or the date, by the clock of the reader. */
export function dayOf(instant: string, now: Date, locale?: string): string {
  const date = new Date(instant);
  const days = Math.round((startOfDay(now) - startOfDay(date)) / (24 * 60 * 60 * 1000));
  if (days === 0) return 'Today';
  if (days === 1) return 'Yesterday';
  const year = date.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  return new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'long', year }).format(
    date,
  );
}

// Rounding makes up for days of 23 and 25 hours.
const startOfDay = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** Messages with the name of the day before the first one of each; where all are of today it goes without saying. */
export function withDays(
  messages: readonly ChatMessage[],
  now: Date,
): { day: string | null; message: ChatMessage }[] {
  let before = 'Today';
  return messages.map((message) => {
    const day = dayOf(message.timestamp, now);
    const isNew = day !== before;
    before = day;
    return { day: isNew ? day : null, message };
  });
}
