import { dateWords } from '#core/day-words.ts';
import { html, type Markup } from '#core/markup.ts';
import { ORIGINAL_FILE, signFilePath } from '#core/signing/envelope.ts';
import { shortHash } from '#core/signing/short-hash.ts';
import type { Addendum } from '../addendum.ts';
import { icon } from './icons.ts';
import { contractWords } from './offer-words.ts';
import { dayAt, type PageParts } from './page-parts.ts';
import { isAgreed, isOpen } from './situation.ts';
import { withTyped } from './typed-markup.ts';

/** The signed contract that an addendum belongs to. */
export function originalPanel(page: PageParts, { original }: Addendum): Markup {
  const { contract, role, situation, token, zone } = page;
  const { version, sha256, signedAt } = original;
  const changes = isOpen(situation) || isAgreed(situation);
  const name = contractWords(contract, role).replace(/^t/, 'T');
  const signedOn = dateWords(dayAt(signedAt, zone));
  return html`<section class="panel org" aria-labelledby="original-title"><header class="panel-h"><h2 id="original-title">${changes ? 'What it changes' : 'What it was to change'}</h2></header><div class="sp-b"><p><b>${withTyped(name, page)}</b></p><p class="small">Signed by both on ${signedOn}</p><p class="small muted">Version ${version}</p><p class="small muted">SHA-256 <span class="num" title="${sha256}">${shortHash(sha256)}</span></p><p class="small muted">${changes ? 'All else in it stays as it was signed.' : 'It stays as it was signed.'}</p></div><footer class="sp-f"><a class="small" href="${signFilePath(token, ORIGINAL_FILE)}" download>${icon('download')}Signed contract (PDF)</a></footer></section>`;
}
