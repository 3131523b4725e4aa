import { count } from '#core/count-words.ts';
import { html, type Markup } from '#core/markup.ts';
import { LONGEST_SIGNING, SIGN_FILES, signFilePath } from '#core/signing/envelope.ts';
import { isTurn } from '#core/signing/envelope-state.ts';
import { openProposals } from '#core/signing/proposal.ts';
import { consentWords } from './consent-words.ts';
import { declineForm } from './decline-form.ts';
import { fieldError, formProblem } from './form-parts.ts';
import { handOnForm } from './hand-on-form.ts';
import { pausedWords } from './headline.ts';
import { icon } from './icons.ts';
import { documentWords, otherSigner, type PageParts } from './page-parts.ts';
import { unsentNote } from './proposal-form.ts';
import { openList } from './proposals-panel.ts';
import { hasOtherSigned, isAgreed, isOpen, isUndecided, signedAs } from './situation.ts';
import { withTyped } from './typed-markup.ts';

/** What comes after this signature. */
function nextWords(page: PageParts): string {
  const { envelope, role } = page;
  const other = otherSigner(page);
  if (hasOtherSigned(envelope, role)) return 'Then you both get the signed PDF by mail.';
  if (envelope.order === 'any') return `Once ${other} has signed too, you both get the signed PDF by mail.`;
  return `You sign first. ${other} signs next, then you both get the signed PDF by mail.`;
}

const kind = (value: string, checked: boolean, label: Markup): Markup =>
  html`<label class="tab"><input type="radio" name="kind" value="${value}"${checked && html` checked`}><span>${label}</span></label>`;

function signForm(page: PageParts): Markup {
  const { contract, envelope, role, thing } = page;
  const { name } = envelope.signers[role];
  return html`<form class="sp-b needs-script" method="dialog" novalidate data-sign>
<fieldset class="seg"><legend class="sr">How you sign</legend>${kind('typed', true, html`${icon('pen')}Type`)}${kind('drawn', false, html`${icon('signature')}Draw`)}</fieldset>
<div class="field"><label for="sign-name">Your name, as on the ${thing}</label><input class="input" id="sign-name" name="name" value="${name}" maxlength="${LONGEST_SIGNING.name}" autocomplete="name" dir="auto" required>${fieldError('sign', 'name')}</div>
<div class="ink typed" aria-hidden="true"><span class="script" data-typed data-fit dir="auto">${name}</span></div>
<div class="drawn"><div class="ink pad"><canvas data-pad role="img" aria-label="Your drawn signature"></canvas><p class="pad-n" data-empty>Draw here with a finger, pen or mouse</p></div><div class="ink-acts"><button class="btn sm quiet" type="button" data-undo disabled>Undo</button><button class="btn sm quiet" type="button" data-clear disabled>Clear</button></div>${fieldError('sign', 'signature')}</div>
<div><label class="consent"><input type="checkbox" name="agrees" required><span class="small">${consentWords(contract, role, thing)}</span></label>${fieldError('sign', 'agrees')}</div>
${formProblem}
<button class="btn go full" type="submit"><span>Sign ${thing}</span></button><p class="small muted">${nextWords(page)}</p></form>`;
}

/** What a side can do about changes that wait for their answer. */
function whilePaused(page: PageParts): Markup {
  const { envelope, role, screen } = page;
  const isOne = openProposals(envelope).length === 1;
  if (role === 'artist')
    return html`<div class="sp-b"><p>Nobody signs until you’ve answered.</p>${openList(page)}<a class="btn full" href="${screen}">Answer ${isOne ? 'it' : 'them'} in Deckhand</a></div>`;
  const then = isTurn({ ...envelope, paused: null }, role) ? 'sign' : 'go on with';
  return html`<div class="sp-b"><p>${withTyped(pausedWords(page), page)}</p>${openList(page)}<p class="small muted">Take your ${isOne ? 'change' : 'changes'} back to ${then} version ${envelope.version} as it is.</p></div>`;
}

/** What stands in the place of the form where there is nothing to sign. */
function standing(page: PageParts): Markup {
  if (page.situation === 'paused') return whilePaused(page);
  const other = otherSigner(page);
  const words = {
    'their-turn': `${other} signs first. You get a mail when it’s your turn.`,
    'you-signed': `${other} was asked to sign. You get the signed PDF by mail.`,
  } as Partial<Record<PageParts['situation'], string>>;
  return html`<div class="sp-b"><p>${words[page.situation] ?? `This ${page.thing === 'addendum' ? 'addendum' : 'version'} can’t be signed now.`}</p></div>`;
}

/** Where it is signed, declined, handed on and downloaded. */
export function signPanel(page: PageParts): Markup {
  const { contract, envelope, role, situation, thing, token } = page;
  const { name, title } = envelope.signers[role];
  const as = signedAs(envelope, role);
  const maySign = situation === 'sign';
  const mayDecide = isUndecided(role, situation);
  const party = contract[role].name;
  const capacity = [title, party !== name && party].filter(Boolean).join(', ');
  return html`<aside class="sp-w"><section class="panel sp" id="sign" aria-labelledby="sign-title"><header class="panel-h"><h2 id="sign-title">${maySign ? 'Sign' : 'Signing'}</h2><span class="small muted num">${documentWords(page)}, ${count(envelope.document.pages, 'page')}</span></header>
${isOpen(situation) && html`<div class="signer"><b dir="auto">${name}</b>${capacity && html`<span class="small muted" dir="auto">${capacity}</span>`}${as && html`<span class="small">Signed as <bdi>${as}</bdi></span>`}</div>`}
${mayDecide && html`${handOnForm(page)}<div class="sp-b" tabindex="-1" data-handed hidden><p><b dir="auto"></b> gets a link by mail. Yours has ended, and you can close this page.</p></div>`}
${maySign ? html`${signForm(page)}<noscript><p class="note">Signing here needs JavaScript. Turn it on, or open this page in another browser. You can read everything and download the PDF without it.</p></noscript>` : standing(page)}
${unsentNote(page)}${mayDecide && declineForm(page)}
<footer class="sp-f"><a class="small" href="${signFilePath(token, SIGN_FILES.contract)}" download>${icon('download')}${thing === 'addendum' ? 'Addendum (PDF)' : 'PDF'}</a>${!isAgreed(situation) && situation !== 'deleted' && html`<a class="small" href="#questions">${icon('message')}${role === 'client' ? 'Ask a question' : 'Questions'}</a>`}</footer></section></aside>`;
}
