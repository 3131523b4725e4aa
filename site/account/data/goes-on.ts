/** `December 5, 2026`: the day on which an account goes, by the reader's own calendar and clock. */
export function goesOn(deletesAt: string, locale?: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(deletesAt));
}
