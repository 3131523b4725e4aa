/** Where the clock of the landing page starts, in seconds: 2:17:30. spec §9 */
export const CLOCK_SECONDS = 2 * 3600 + 17 * 60 + 30;

/** A second later; at zero it starts again. */
export const tick = (seconds: number): number => (seconds > 0 ? seconds - 1 : CLOCK_SECONDS);

/** `02:17:30` */
export const clockWords = (seconds: number): string =>
  [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');
