import { html, type Markup } from '#core/markup.ts';
import { openProposals, type Proposal } from '#core/signing/proposal.ts';
import { diffMarkup } from './diff-markup.ts';
import { formProblem } from './form-parts.ts';
import { icon } from './icons.ts';
import { momentMarkup } from './moment-markup.ts';
import { otherSigner, type PageParts } from './page-parts.ts';
import { isAgreed } from './situation.ts';
import { withTyped } from './typed-markup.ts';

/** How what was answered is said of the version that it was proposed for. */
const ANSWERED = {
  accepted: 'Accepted',
  kept: 'Not accepted',
  countered: 'Answered with other words',
} as const;

/** What was said, by whom and when. */
const headed = (what: string, who: string, at: string, { zone }: PageParts): Markup =>
  html`<p class="prop-h"><b>${what}</b> <span class="small muted"><bdi>${who}</bdi>, ${momentMarkup(at, zone)}</span></p>`;

const takeBack = ({ seq, clause }: Proposal): Markup =>
  html`<form class="needs-script" method="dialog" data-withdraw="${seq}" data-clause="${clause}"><button class="btn sm" type="submit"><span>Take it back</span><span class="sr">(clause ${clause})</span></button>${formProblem}</form>`;

/** What a change waits for, and what the reader can do about it. */
function waiting(page: PageParts, proposal: Proposal): Markup {
  const { role, screen, situation } = page;
  if (situation !== 'paused') return html`<p class="state">Not answered</p>`;
  const isClient = role === 'client';
  const words = isClient ? `Waits for ${otherSigner(page)}’s answer` : 'Waits for your answer';
  const act = isClient ? takeBack(proposal) : html`<a href="${screen}">Answer it in Deckhand</a>`;
  return html`<div class="prop-f"><p class="state">${icon('clock')}<span>${withTyped(words, page)}</span></p>${act}</div>`;
}

function answered(page: PageParts, { kind, words, at }: NonNullable<Proposal['outcome']>): Markup | null {
  if (kind === 'withdrawn') return null;
  const artist = page.role === 'artist' ? 'You' : page.envelope.signers.artist.name;
  return html`${headed(ANSWERED[kind], artist, at, page)}${words && html`<p class="said" dir="auto">${words}</p>`}`;
}

function proposalMarkup(page: PageParts, proposal: Proposal): Markup {
  const { clause, before, after, why, name, at, outcome } = proposal;
  const { role, envelope } = page;
  const who = role === 'client' && name === envelope.signers.client.name ? 'You' : name;
  return html`<li>${headed(after ? 'Change proposed' : 'Strike this clause', who, at, page)}<div class="dif">${diffMarkup(clause, before, after ?? [])}</div>${why && html`<p><span class="muted">Why:</span> <span class="said" dir="auto">${why}</span></p>`}${outcome ? answered(page, outcome) : waiting(page, proposal)}</li>`;
}

/** Below a clause: the changes of it that the client proposed for this version, and what became of them. */
export function clauseProposals(page: PageParts, number: number): Markup | null {
  const { proposals, version } = page.envelope;
  const shown = proposals.filter(
    (each) => each.clause === number && each.version === version && each.outcome?.kind !== 'withdrawn',
  );
  if (shown.length === 0 || isAgreed(page.situation)) return null;
  return html`<section class="prop" id="changes-${number}" tabindex="-1" aria-label="Changes to clause ${number}"><ul>${shown.map((each) => proposalMarkup(page, each))}</ul></section>`;
}

/** All that wait, as ways to their clauses. */
export const openList = ({ envelope }: PageParts): Markup =>
  html`<ul class="open">${openProposals(envelope).map(
    ({ clause, title, after }) =>
      html`<li><a href="#c${clause}">Clause ${clause}, <bdi>${title}</bdi>: ${after ? 'new words' : 'strike'}</a></li>`,
  )}</ul>`;
