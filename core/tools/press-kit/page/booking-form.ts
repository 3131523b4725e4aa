import { html, type Markup } from '#core/markup.ts';
import { digitsOf } from '#core/money.ts';
import { BOOKING_LENGTH } from '#core/press-kit-page.ts';
import { firstDay, reachable } from '../kit-words.ts';
import type { HostedPage } from './hosted-page.ts';

/** What is wrong with a field, once its script knows. */
const error = (name: string): Markup =>
  html`<p class="err" id="wrong-${name}" data-error="${name}" hidden><span></span></p>`;

const optional = html` <em>optional</em>`;

/** The form of the page, which its script sends and keeps until it has arrived. */
export function bookingForm({ kit, currency, madeAt }: HostedPage): Markup {
  const { artistName } = kit;
  return html`<form method="dialog" novalidate data-booking data-currency="${currency}" data-digits="${digitsOf(currency)}">
<div class="f2"><div><label><span>Date</span><input type="date" name="date" min="${firstDay(madeAt)}" required></label>${error('date')}</div><div><label><span>Budget, ${currency}${optional}</span><input name="budget" inputmode="numeric" autocomplete="off" placeholder="e.g. 900"></label>${error('budget')}</div></div>
<div><label><span>Venue and city</span><input name="place" maxlength="${BOOKING_LENGTH.place}" autocomplete="off" required></label>${error('place')}</div>
<div><label><span>Your e-mail</span><input type="email" name="email" autocomplete="email" placeholder="you@venue.com" required></label>${error('email')}</div>
<div><label><span>Anything else${optional}</span><textarea name="message" rows="3" maxlength="${BOOKING_LENGTH.message}" placeholder="Set time, capacity, who else plays"></textarea></label>${error('message')}</div>
<div class="trap" aria-hidden="true"><label><span>Website</span><input name="website" tabindex="-1" autocomplete="off"></label></div>
<p class="err" role="alert" data-problem hidden></p>
<button class="btn go" type="submit">Send request</button>
<p class="note">Goes straight to ${artistName}, and is kept for a year at most. If it can't be sent, your text stays here.</p></form>
<div class="sent" tabindex="-1" data-sent hidden><b>Your request is on its way</b><p>${artistName} has it. The answer comes to <span data-answer></span>.</p></div>
<noscript><p class="note">The form needs JavaScript.${reachable(kit).length > 0 && ' Write or call instead.'}</p></noscript>`;
}
