import { isZone } from '#core/gigs/zoned-time.ts';
import { momentWords } from '#core/tools/contract-generator/signing-page/moment-words.ts';

/** Tells moments on the clock of who reads, and names it. */
export function tellTimes(zone: string): void {
  if (!isZone(zone)) return;
  for (const time of document.querySelectorAll<HTMLTimeElement>('[data-moment]'))
    time.textContent = momentWords(
      time.dateTime,
      zone,
      time.dataset.moment === 'second' ? 'second' : 'minute',
    );
  for (const name of document.querySelectorAll('[data-zone]')) name.textContent = zone.replaceAll('_', ' ');
}
