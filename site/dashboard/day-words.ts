/** `5 December`, in the reader's own way of writing it. */
export function dayWords(at: string, locale?: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone }).format(new Date(at));
}
