import { html, type Markup } from '#core/markup.ts';
import { momentWords, type Precision } from './moment-words.ts';

/** A moment in the zone of the venue, which the script tells in the reader's. */
export const momentMarkup = (instant: string, zone: string, precision: Precision = 'minute'): Markup =>
  html`<time class="num" datetime="${instant}" data-moment="${precision}">${momentWords(instant, zone, precision)}</time>`;
