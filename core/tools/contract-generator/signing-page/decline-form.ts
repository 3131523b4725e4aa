import { html, type Markup } from '#core/markup.ts';
import { DECLINE_REASONS, LONGEST_SIGNING } from '#core/signing/envelope.ts';
import { field, fieldError, formProblem, OPTIONAL } from './form-parts.ts';
import { icon } from './icons.ts';
import type { PageParts } from './page-parts.ts';

/** For a client who does not sign. */
export function declineForm({ contract, thing }: PageParts): Markup {
  const stage = contract.artist.stageName;
  const then =
    thing === 'addendum'
      ? 'Nothing is signed then, and the contract stays as you both signed it.'
      : `Nothing is signed then. ${stage} can send you a new version.`;
  const reasons = Object.entries(DECLINE_REASONS).map(
    ([id, words]) =>
      html`<label class="pad-c"><input type="radio" name="reason" value="${id}"><span>${words}</span></label>`,
  );
  return html`<details class="fold needs-script"><summary><span>Decline ${thing}</span>${icon('down')}</summary><form class="sp-b" method="dialog" novalidate data-decline>
<fieldset class="pads"><legend>What’s the reason?</legend>${reasons}${fieldError('decline', 'reason')}</fieldset>
${field('decline', 'words', html`Message to ${stage}${OPTIONAL}`, html`<textarea class="input area" id="decline-words" name="words" rows="3" dir="auto" maxlength="${LONGEST_SIGNING.words}"></textarea>`)}
${formProblem}
<button class="btn danger full" type="submit"><span>Decline and tell ${stage}</span></button><p class="small muted">${then}</p></form></details>`;
}
