import { dayWords } from './day-words.ts';
import { mailLink } from './gigs/reach-links.ts';
import type { BookingRequest } from './press-kit-page.ts';
import { cutTo } from './text.ts';

/** Longer links aren't opened by every mail program. */
const QUOTED = 600;

/** Opens a mail to whoever asked for a night, with what they wrote under it. */
export function replyLink({ email, date, place, message }: BookingRequest): string {
  const said = [
    `${dayWords(date)}, ${place}`,
    ...(message ? ['', ...cutTo(message, QUOTED).split('\n')] : []),
  ];
  const body = ['', '', 'You wrote:', ...said.map((line) => `> ${line}`.trim())].join('\r\n');
  const subject = `Your booking request for ${dayWords(date)}`;
  return `${mailLink(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
