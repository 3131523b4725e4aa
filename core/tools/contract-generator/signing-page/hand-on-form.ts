import { html, type Markup } from '#core/markup.ts';
import { LONGEST_SIGNING } from '#core/signing/envelope.ts';
import { field, formProblem, OPTIONAL } from './form-parts.ts';
import type { PageParts } from './page-parts.ts';

const input = (name: string, more: Markup): Markup =>
  html`<input class="input" id="hand-on-${name}" name="${name}" autocomplete="off" ${more}>`;

/** For a client who lets somebody else sign. */
export function handOnForm({ contract }: PageParts): Markup {
  return html`<details class="else needs-script"><summary class="small">Someone else signs</summary><form class="sp-b" method="dialog" novalidate data-hand-on>
${field('hand-on', 'name', 'Their name', input('name', html`maxlength="${LONGEST_SIGNING.name}" dir="auto" required`))}
${field('hand-on', 'email', 'Their e-mail', input('email', html`type="email" required`))}
${field('hand-on', 'title', html`Their role${OPTIONAL}`, input('title', html`maxlength="${LONGEST_SIGNING.title}" dir="auto" placeholder="Head of booking"`))}
${formProblem}
<button class="btn full" type="submit"><span>Send them the link</span></button><p class="small muted">They get a link of their own by mail, and ${contract.artist.stageName} is told. Your link ends then.</p></form></details>`;
}
