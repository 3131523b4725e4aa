const MINUTE = 60_000;

/** The ISO day that the calendar of this device shows. */
export const localDay = (date: Date): string =>
  new Date(date.getTime() - date.getTimezoneOffset() * MINUTE).toISOString().slice(0, 10);
