import { count } from '#core/count-words.ts';
import { MARK_FADERS, MARK_PALM } from '#core/mark-shape.ts';
import { html, Markup } from '#core/markup.ts';
import { artworkSvg } from '#core/paper/artwork-svg.ts';
import { SIGN_SCRIPT } from '#core/signing/envelope.ts';
import { changesPanel } from './changes-panel.ts';
import { clauseList, contractView } from './contract-view.ts';
import { copyPanel, nextPanel, signaturesPaper } from './done-panels.ts';
import { figuresList } from './figures-panel.ts';
import { type Headline, headlineOf, linkWords } from './headline.ts';
import { icon } from './icons.ts';
import { originalPanel } from './original-panel.ts';
import { type PageParts, partsOfPage, type SigningPage } from './page-parts.ts';
import { questionsPanel } from './questions.ts';
import { recordPanel } from './record-panel.ts';
import { signPanel } from './sign-panel.ts';
import { isAgreed, isOpen } from './situation.ts';
import { pageStyle } from './style/page-style.ts';
import { DARK, LIGHT } from './style/tokens.ts';
import { trackPanel } from './track-panel.ts';
import { withTyped } from './typed-markup.ts';

/** The typeface that is there before the first word is shown. */
const PRELOADED = '/fonts/ui/archivo.woff2';

const STATE_ICONS = { ok: 'check', wait: 'clock', stop: 'stop' } as const;

function header(page: PageParts, { title, lede, about, state }: Headline): Markup {
  const { contract, parts } = page;
  const logo = parts.logoOn(DARK.page);
  return html`<header class="head${logo && ' has-logo'}">${logo && html`<div class="tile">${artworkSvg(logo, { id: 'head', name: contract.artist.stageName })}</div>`}<div><h1 id="state" tabindex="-1">${withTyped(title, page)}</h1>${about && html`<p class="about" dir="auto">${about}</p>`}<p class="lede">${withTyped(lede, page)}</p>${state && html`<p class="state ${state.kind}">${icon(STATE_ICONS[state.kind])}<span>${withTyped(state.words, page)}</span></p>`}</div></header>`;
}

function note({ envelope, contract }: PageParts): Markup | null {
  if (!envelope.note) return null;
  const stage = contract.artist.stageName;
  return html`<section class="panel from" aria-label="Note from ${stage}"><header class="panel-h"><h2>Note from <bdi>${stage}</bdi></h2></header><p class="said" dir="auto">${envelope.note}</p></section>`;
}

/** Figures and dates, before the contract itself. An addendum says by itself what it changes of them. */
const figures = (page: PageParts, track: Markup | null): Markup | null =>
  page.thing === 'addendum'
    ? null
    : html`<section class="panel" aria-label="Money and dates">${figuresList(page)}${track}</section>`;

const topBar = (page: PageParts): Markup => {
  const { whose, until } = linkWords(page);
  return html`<header class="top"><div class="wrap"><a class="brand" href="/" aria-label="Deckhand"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${MARK_FADERS}"/><path d="${MARK_PALM}"/></svg><span>Deckhand</span></a><p class="whose small muted num">${whose}${until && html`, <b>${until}</b>`}</p></div></header>`;
};

const footer = html`<footer class="foot"><div class="wrap"><span>Contracts are templates, not legal advice.</span><a href="/verify">Check a signed contract</a><a href="/privacy">What we store about you</a><a href="/contact?topic=problem">Report this link</a></div></footer>`;

/** On a phone: where the reader is, and the way to sign. */
function bar({ envelope, numbered: { clauses }, thing }: PageParts): Markup {
  const place =
    thing === 'contract'
      ? html`<span class="num" data-place data-clauses="${clauses.length}">${clauses.length} clauses</span>`
      : html`<span class="num">${count(envelope.document.pages, 'page')}</span>`;
  return html`<nav class="bar" aria-label="Signing" data-bar>${place}<a class="btn go" href="#sign">Go to signature</a></nav>`;
}

const bodyOf = ({ thing }: PageParts, content: Markup): Markup =>
  html`<div class="body${thing === 'addendum' && ' am'}">${content}</div>`;

/** A contract, or an addendum to one, as a page on which one side reads and signs it. `style` is its style sheet, which the policy of the page names by its hash. */
export function signingPage(given: SigningPage): { markup: string; style: string } {
  const page = partsOfPage(given);
  const { contract, envelope, situation, role, thing } = page;
  const { addendum } = page.parts;
  const headline = headlineOf(page);
  const view = contractView(page);
  // What cancelling costs is said of contracts that may still be signed.
  const track = isOpen(situation) && !addendum ? trackPanel(page) : null;
  const style = pageStyle([view.style, track?.style ?? '']);
  const maySign = situation === 'sign';
  const original = addendum ? originalPanel(page, addendum) : null;
  const done = isAgreed(situation);
  const body = done
    ? html`<div class="dn"><div class="dn-l">${nextPanel(page)}${signaturesPaper(page)}</div><div class="dn-r">${copyPanel(page)}${original}</div></div>${recordPanel(page)}${questionsPanel(page)}<details class="fold whole"><summary><span>Read the ${thing}</span>${icon('down')}</summary>${bodyOf(page, html`${addendum ? null : clauseList(page)}${view.markup}`)}</details>`
    : html`${note(page)}${changesPanel(page)}${figures(page, track?.markup ?? null)}${bodyOf(page, html`${original ?? clauseList(page)}${view.markup}${signPanel(page)}`)}${questionsPanel(page)}${recordPanel(page)}`;
  const { sha256 } = envelope.document;
  const markup = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${addendum ? 'Addendum' : 'Contract'} from ${contract.artist.stageName}: ${headline.title}</title><meta name="description" content="Read and sign ${addendum ? 'an addendum' : 'a contract'}. This link is for one person."><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><meta name="theme-color" content="${DARK.page}" media="(prefers-color-scheme: dark)"><meta name="theme-color" content="${LIGHT.page}" media="(prefers-color-scheme: light)"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="preload" href="${PRELOADED}" as="font" type="font/woff2" crossorigin="anonymous"><style>${new Markup(style)}</style><script src="${SIGN_SCRIPT}" defer></script></head><body${maySign && html` class="has-bar"`} data-version="${envelope.version}" data-sha256="${sha256}" data-link="${role}-${envelope.signers[role].links}"${isOpen(situation) && !envelope.signers[role].openedAt && html` data-unread`}><a class="skip" href="#main">Skip to content</a>${topBar(page)}<main class="wrap" id="main">${header(page, headline)}${body}</main>${footer}${maySign && bar(page)}</body></html>
`;
  return { markup: markup.source, style };
}
