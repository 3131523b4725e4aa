import { INK } from '#core/colour/ground.ts';
import { count } from '#core/count-words.ts';
import { shortDateWords } from '#core/day-words.ts';
import type { Due } from '#core/gigs/payment-schedule.ts';
import { html, type Markup } from '#core/markup.ts';
import { moneyWords } from '#core/money.ts';
import { artworkSvg } from '#core/paper/artwork-svg.ts';
import { type Role, SIGN_FILES, signFilePath, VERIFY_PATH } from '#core/signing/envelope.ts';
import { lastSignedAt } from '#core/signing/envelope-state.ts';
import { inkArtwork } from '#core/signing/ink.ts';
import { shortHash } from '#core/signing/short-hash.ts';
import { bytesWords } from '#core/size-words.ts';
import { termsOf } from '../terms.ts';
import { icon } from './icons.ts';
import { momentMarkup } from './moment-markup.ts';
import { dayAt, documentWords, type PageParts } from './page-parts.ts';

/** Something that comes after both have signed. */
interface Step {
  /** ISO day; null where nobody knows it. */
  day: string | null;
  title: string;
  words: string;
  amount: string;
}

/** When a payment is due, beside its day. */
function whenWords({ from, days }: Due): string {
  if (from === 'date') return '';
  if (from === 'signing') return days === 0 ? 'On signing' : `Within ${count(days, 'day')} of signing`;
  if (days === 0) return 'On the day of the event';
  return `${count(Math.abs(days), 'day')} ${days < 0 ? 'before' : 'after'} the event`;
}

function stepsOf({ contract, envelope, role, zone }: PageParts): Step[] {
  const { nights, times, show, currency } = contract;
  const signedAt = lastSignedAt(envelope);
  const { instalments } = termsOf(contract, signedAt ? dayAt(signedAt, zone) : null);
  const payer = role === 'client' ? 'You pay' : 'They pay';
  const payments = instalments.map(({ name, amount, day, due, night }) => ({
    day,
    title: `${payer} the ${name}`,
    words: night && nights.length > 1 ? `For ${shortDateWords(night)}` : whenWords(due),
    amount: moneyWords({ amount, currency }, 'column'),
  }));
  const set = [times.start, times.end].filter(Boolean).join('–');
  const gigs = nights.map((night) => ({
    day: night,
    title:
      [times.loadIn && `Load-in ${times.loadIn}`, set && `${times.loadIn ? 'set' : 'Set'} ${set}`]
        .filter(Boolean)
        .join(', ') || 'The night',
    words: [show.venue, show.address].filter(Boolean).join(', '),
    amount: '',
  }));
  return [...payments, ...gigs].toSorted((one, other) =>
    (one.day ?? '') < (other.day ?? '') ? -1 : one.day === other.day ? 0 : 1,
  );
}

/** Payments and nights, by day. An addendum may have changed them. */
export function nextPanel(page: PageParts): Markup | null {
  if (page.thing === 'addendum') return null;
  const steps = stepsOf(page);
  if (steps.length === 0) return null;
  const next = steps.findIndex(({ day }) => day === null || day >= page.today);
  return html`<section class="panel nx" aria-labelledby="next-title"><header class="panel-h"><h2 id="next-title">What happens next</h2></header><ol>${steps.map(
    ({ day, title, words, amount }, index) =>
      html`<li${index === next ? html` class="first"` : false}>${day ? html`<time class="num" datetime="${day}">${shortDateWords(day)}</time>` : html`<span class="num"></span>`}<div><b>${title}</b>${words && html`<span class="small muted" dir="auto">${words}</span>`}</div>${amount && html`<span class="num a">${amount}</span>`}</li>`,
  )}</ol></section>`;
}

function signature({ contract, envelope, zone }: PageParts, role: Role): Markup | null {
  const { signed, title } = envelope.signers[role];
  if (!signed) return null;
  const { signature, name, at } = signed;
  const party = contract[role].name;
  const drawn =
    signature.kind === 'drawn'
      ? artworkSvg(inkArtwork(signature, INK), { id: `ink-${role}`, name: `Signature of ${name}` })
      : html`<span class="script" data-fit dir="auto">${name}</span>`;
  return html`<div><p class="who">${role === 'client' ? 'Client' : 'Artist'}</p><div class="line">${drawn}</div><p><b dir="auto">${name}</b></p>${[title, party !== name && party].filter(Boolean).length > 0 && html`<p dir="auto">${[title, party !== name && party].filter(Boolean).join(', ')}</p>`}<p>${momentMarkup(at, zone)}</p></div>`;
}

/** The signatures, as they were given. */
export function signaturesPaper(page: PageParts): Markup {
  return html`<section class="paper sigs" aria-label="Signatures"><h2>Signatures</h2><div>${(['client', 'artist'] as const).map((role) => signature(page, role))}</div><p class="run">${documentWords(page)} before signing, SHA-256 <span class="hex">${page.envelope.document.sha256}</span></p></section>`;
}

/** The copy that is checked without us, once it is there. */
const sealedCopy = (token: string): Markup =>
  html`<a class="btn full" href="${signFilePath(token, SIGN_FILES.sealed)}" download>${icon('shield')}Download sealed copy</a><p class="small muted">Keep it, too: it shows whether anything was changed later, even without us. <a href="${VERIFY_PATH}">Check a signed contract</a></p>`;

/** The document with both signatures, once it is made. */
export function copyPanel({ envelope, thing, token, role }: PageParts): Markup {
  const { completed, sealed, mailed, signers } = envelope;
  const link = (name: string, words: string): Markup =>
    html`<a class="small" href="${signFilePath(token, name)}" download>${icon('download')}${words}</a>`;
  const isSent = [...mailed.values()].some(
    (mail) => mail.role === role && mail.kind === 'completed' && mail.isSent,
  );
  const button = completed
    ? html`<a class="btn go full" href="${signFilePath(token, SIGN_FILES.signed)}" download>${icon('download')}Download signed ${thing === 'addendum' ? 'addendum' : 'PDF'}</a><p class="small muted">${isSent && `Also sent to ${signers[role].email}. `}SHA-256 <span class="num" title="${completed.sha256}">${shortHash(completed.sha256)}</span></p>`
    : html`<p>We’re making the signed PDF. This takes up to 15 minutes.</p><a class="btn full" href="">Look again</a><p class="small muted">It also comes to ${signers[role].email}.</p>`;
  return html`<section class="panel keep" aria-labelledby="copy-title"><header class="panel-h"><h2 id="copy-title">Your copy</h2>${completed && html`<span class="small muted num">${bytesWords(completed.size)}</span>`}</header><div class="sp-b">${button}${sealed && sealedCopy(token)}</div><footer class="sp-f">${link(SIGN_FILES.contract, 'PDF before signing')}${sealed && link(SIGN_FILES.audit, 'Audit page')}</footer></section>`;
}
