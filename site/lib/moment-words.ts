/** `Today 21:14`, `24 Nov, 21:14`, and with its year where that is another. In the clock of the reader, where none is given. */
export function momentWords(iso: string, now: Date, timeZone?: string): string {
  const at = new Date(iso);
  const words = (parts: Intl.DateTimeFormatOptions, of = at): string =>
    new Intl.DateTimeFormat('en-GB', { ...parts, timeZone }).format(of);
  const time = words({ hour: '2-digit', minute: '2-digit' });
  const day = { day: 'numeric', month: 'short' } as const;
  const year = { year: 'numeric' } as const;
  if (words({ ...day, ...year }) === words({ ...day, ...year }, now)) return `Today ${time}`;
  return `${words(words(year) === words(year, now) ? day : { ...day, ...year })}, ${time}`;
}
