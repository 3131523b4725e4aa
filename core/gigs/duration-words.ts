/** `3 h 55`, `6 h`, `45 min`, to the minute; `29 h` of more than a day. */
export function durationWords(minutes: number): string {
  const whole = Math.round(minutes);
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`;
}

/**
 * The minutes that somebody typed: `6:40`, `6 h 40`, `6h`, `400`, `45 min`, `1.5 h`. Null where it can't be read. A number
 * alone is minutes.
 */
export function minutesOfText(typed: string): number | null {
  const text = typed.trim().toLowerCase().replace(',', '.');
  const [, hours, rest] =
    /^(\d{1,3})\s*(?:h|hrs?|hours?|:)\s*(?:([0-5]?\d)\s*(?:m|min|mins|minutes)?)?$/.exec(text) ?? [];
  if (hours !== undefined) return Number(hours) * 60 + Number(rest ?? 0);
  const [, part] = /^(\d{1,3}\.\d{1,2})\s*(?:h|hrs?|hours?)$/.exec(text) ?? [];
  if (part !== undefined) return Math.round(Number(part) * 60);
  const [, minutes] = /^(\d{1,5})\s*(?:m|min|mins|minutes)?$/.exec(text) ?? [];
  return minutes === undefined ? null : Number(minutes);
}
