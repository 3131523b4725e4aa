/** `Good morning` before 12:00, `Good afternoon` before 17:00, otherwise `Good evening`, by the clock of the reader. spec §2 */
export function greeting(now: Date, firstName: string | null | undefined): string {
  const hour = now.getHours();
  const part = hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening';
  return `Good ${part}, ${firstName?.trim() || 'Creator'}`;
}

/** `Thursday, November 19, 2026, 10:41 PM`, in the reader's own way of writing it. */
export function dateAndTime(now: Date, locale?: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(now);
}
