/** The day of the next Saturday by the clock of the device, today included. */
export function nextSaturday(now: Date): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + ((13 - now.getDay()) % 7), 12);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
