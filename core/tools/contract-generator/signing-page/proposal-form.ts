import { listed } from '#core/count-words.ts';
import { html, type Markup } from '#core/markup.ts';
import { LONGEST_SIGNING } from '#core/signing/envelope.ts';
import { openProposals } from '#core/signing/proposal.ts';
import { type NumberedClause, printedParagraphs } from '../clauses/clauses-of.ts';
import { mayStrike } from '../proposals/proposed-change.ts';
import { statedFigures } from '../proposals/stated-figures.ts';
import { field, formProblem, OPTIONAL } from './form-parts.ts';
import { icon } from './icons.ts';
import { otherSigner, type PageParts } from './page-parts.ts';
import { mayPropose } from './situation.ts';
import { withTyped } from './typed-markup.ts';

/** Opens the form for a clause; one change of a clause waits at a time. */
export function proposeButton(page: PageParts, clause: NumberedClause): Markup | null {
  const { number, title } = clause;
  if (!mayPropose(page) || openProposals(page.envelope).some((open) => open.clause === number)) return null;
  const { figures } = page.numbered;
  const text = printedParagraphs(clause, figures).join('\n');
  const stated = listed(statedFigures(clause.paragraphs, figures).map((words) => `“${words}”`));
  return html`<button class="pc needs-script" type="button" id="propose-${number}" data-propose="${number}" data-text="${text}"${!mayStrike(clause) && html` data-essential`}${stated && html` data-stated="${stated}"`} aria-expanded="false" aria-controls="proposal" aria-label="Propose change to clause ${number}, ${title}">Propose change</button>`;
}

const choice = (value: string, words: string): Markup =>
  html`<label class="pad-c"><input type="radio" name="kind" value="${value}"><span>${words}</span></label>`;

/** Asks for other words in a clause, or that it goes: one form, which the script puts below the clause that is open. */
export function proposalForm(page: PageParts): Markup | null {
  if (!mayPropose(page)) return null;
  const stage = page.contract.artist.stageName;
  const pauses = `Signing pauses until ${otherSigner(page)} answers. If they accept, you sign a new version.`;
  return html`<form class="edit needs-script" id="proposal" aria-labelledby="proposal-title" method="dialog" novalidate data-proposal hidden>
<header><h4 id="proposal-title" tabindex="-1"><span class="cue" aria-hidden="true" data-clause></span>Propose a change<span class="sr"> to clause <span data-clause></span></span></h4><button class="btn quiet" type="button" aria-label="Close" data-close>${icon('close')}</button></header>
<fieldset class="pads" data-choices><legend class="sr">What should happen to the clause</legend>${choice('text', 'Replace text')}${choice('strike', 'Strike it')}</fieldset>
<p class="small muted" data-no-strike hidden>There’s no contract without this clause, so you can only replace its text.</p>
<p class="small" data-stated-note hidden>Leave <b dir="auto" data-stated></b> in: the contract states it elsewhere too. To change that, <a href="#questions">ask a question</a>.</p>
<div class="ed-g"><div class="ed-t">${field('proposal', 'text', 'New text', html`<textarea class="input area" id="proposal-text" name="text" rows="5" dir="auto" maxlength="${LONGEST_SIGNING.clause}" aria-describedby="proposal-lines"></textarea><p class="small muted" id="proposal-lines">Each line is a paragraph with its own number.</p>`)}</div><div class="field"><p class="lab">What changes</p><div class="dif" data-diff></div></div></div>
${field('proposal', 'why', html`Why${OPTIONAL}`, html`<textarea class="input why" id="proposal-why" name="why" rows="1" dir="auto" maxlength="${LONGEST_SIGNING.note}"></textarea>`)}
${formProblem}
<div class="ed-f"><button class="btn" type="submit"><span>Send change to ${stage}</span></button><p class="small muted">${withTyped(pauses, page)}</p></div>
<div class="ed-n"><button class="btn sm quiet" type="button" data-discard>Leave as it is</button></div></form>`;
}

/** What was typed and not sent, which the script tells. */
export const unsentNote = (page: PageParts): Markup | null =>
  mayPropose(page)
    ? html`<div class="draft needs-script" data-unsent hidden><p class="state warn">${icon('pen')}<span data-unsent-count></span></p><p class="small muted" data-unsent-where></p></div>`
    : null;
