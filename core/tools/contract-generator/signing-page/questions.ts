import { html, type Markup } from '#core/markup.ts';
import { LONGEST_SIGNING, MOST_COMMENTS } from '#core/signing/envelope.ts';
import { field, formProblem } from './form-parts.ts';
import { momentMarkup } from './moment-markup.ts';
import { otherSigner, type PageParts } from './page-parts.ts';

/** What both sides wrote to each other, and a field to write more. */
export function questionsPanel(page: PageParts): Markup | null {
  const { contract, envelope, role, situation, thing, zone } = page;
  const { comments } = envelope;
  const mayWrite = situation !== 'deleted' && comments.length < MOST_COMMENTS;
  if (!mayWrite && comments.length === 0) return null;
  const to = role === 'client' ? contract.artist.stageName : otherSigner(page);
  const said = comments.map(
    (comment) =>
      html`<li${comment.role === role ? html` class="mine"` : false}><p class="small muted"><b dir="auto">${comment.role === role ? 'You' : comment.name}</b> ${momentMarkup(comment.at, zone)}</p><p class="said" dir="auto">${comment.words}</p></li>`,
  );
  const what = role === 'client' ? 'question' : 'message';
  const form = html`<form class="needs-script" method="dialog" novalidate data-comment>
${field('comment', 'words', `Your ${what} to ${to}`, html`<textarea class="input area" id="comment-words" name="words" rows="3" dir="auto" maxlength="${LONGEST_SIGNING.words}" data-when-empty="Write a ${what}" required></textarea>`)}
${formProblem}
<div class="send"><button class="btn" type="submit"><span>Send</span></button><p class="small muted">${to} gets it by mail. It stays with this ${thing}.</p></div></form>`;
  return html`<section class="panel qs" id="questions" aria-labelledby="questions-title"><header class="panel-h"><h2 id="questions-title" tabindex="-1">Questions</h2>${comments.length > 0 && html`<span class="small muted num">${comments.length}</span>`}</header><div class="qs-b">${said.length > 0 && html`<ol class="thread">${said}</ol>`}${mayWrite && form}${mayWrite && html`<noscript><p class="note">Writing here needs JavaScript. You can answer the mail instead.</p></noscript>`}</div></section>`;
}
