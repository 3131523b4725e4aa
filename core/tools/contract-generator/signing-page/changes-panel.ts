import { count } from '#core/count-words.ts';
import { html, type Markup } from '#core/markup.ts';
import type { AnswerKind } from '#core/signing/proposal.ts';
import { type ClauseChange, type ContractChanges, changesBetween } from '../proposals/changes-between.ts';
import { diffMarkup, wordsMarkup } from './diff-markup.ts';
import { icon } from './icons.ts';
import type { PageParts } from './page-parts.ts';
import { isOpen } from './situation.ts';

/** What became of a proposed change in the version that came after it. */
const BECAME: Readonly<Record<AnswerKind, string>> = {
  accepted: 'accepted',
  kept: 'not accepted',
  countered: 'answered with other words',
};

/** What was answered to the client in the version before: of each clause the last word on it. */
function answersList({ role, envelope: { proposals, replaces, signers } }: PageParts): Markup | null {
  const answers = new Map<number, Markup>();
  for (const { version, clause, title, outcome } of proposals) {
    if (version !== replaces || !outcome || outcome.kind === 'withdrawn') continue;
    const { kind, words } = outcome;
    const said = words && html`<p class="said" dir="auto">${words}</p>`;
    answers.set(clause, html`<li>Clause ${clause}, <bdi>${title}</bdi>: <b>${BECAME[kind]}</b>${said}</li>`);
  }
  if (answers.size === 0) return null;
  const who = role === 'client' ? 'you' : html`<bdi>${signers.client.name}</bdi>`;
  const byClause = [...answers].toSorted(([one], [other]) => one - other).map(([, answer]) => answer);
  return html`<section><h3>What ${who} asked for</h3><ul class="asked">${byClause}</ul></section>`;
}

function factsList(facts: ContractChanges['facts']): Markup | null {
  if (facts.length === 0) return null;
  return html`<section><h3>Details</h3><dl class="stated">${facts.map(
    ({ name, before, after }) =>
      html`<div><dt dir="auto">${name}</dt><dd dir="auto">${wordsMarkup(before ?? '', after ?? '')}</dd></div>`,
  )}</dl></section>`;
}

function clauseMarkup({ number, title, before, after }: ClauseChange): Markup {
  const kind = !before ? 'new' : !after ? 'taken out' : '';
  const heading = number
    ? html`<a href="#c${number}"><span class="cue">${number}</span><span dir="auto">${title}</span></a>`
    : html`<span dir="auto">${title}</span>`;
  return html`<section><h3>${heading}${kind && html` <span class="small muted">${kind}</span>`}</h3><div class="dif">${diffMarkup(number, before ?? [], after ?? [])}</div></section>`;
}

/** What is not the same as in the version before, and what became of what the client asked for. */
export function changesPanel(page: PageParts): Markup | null {
  const { before, envelope, contract, situation } = page;
  if (!before || !isOpen(situation)) return null;
  const { facts, clauses } = changesBetween(before, contract);
  const answers = answersList(page);
  const changes = facts.length + clauses.length;
  if (changes === 0 && !answers) return null;
  return html`<section class="panel chg" aria-labelledby="changes-title"><details open><summary class="panel-h"><h2 id="changes-title">What changed since version ${envelope.replaces ?? 1}</h2>${changes > 0 && html`<span class="small muted num">${count(changes, 'change')}</span>`}${icon('down')}</summary><div class="chg-b">${answers}${factsList(facts)}${clauses.map(clauseMarkup)}</div></details></section>`;
}
