import { html, type Markup } from '#core/markup.ts';
import { paperHtml } from '#core/paper/paper-html.ts';
import { hasClause } from '../clauses/clause-events.ts';
import { GROUPS, type GroupId } from '../clauses/clause-ids.ts';
import { type NumberedClause, plainTwin } from '../clauses/clauses-of.ts';
import { plainFilled } from '../clauses/fill-text.ts';
import { labelOf } from '../clauses/library.ts';
import { PLAIN_FOR_CLIENT } from '../clauses/plain-for-client.ts';
import { signedPaper } from '../paper/addendum-paper.ts';
import type { PageParts } from './page-parts.ts';
import { proposalForm, proposeButton } from './proposal-form.ts';
import { clauseProposals } from './proposals-panel.ts';

const nameOf = ({ id, title }: NumberedClause): string => (id ? labelOf(id) : title);

/** Clauses by what they are about, in the order of the contract. */
function grouped(clauses: readonly NumberedClause[]): { group: GroupId; clauses: NumberedClause[] }[] {
  const groups: { group: GroupId; clauses: NumberedClause[] }[] = [];
  for (const clause of clauses) {
    const last = groups.at(-1);
    if (last?.group === clause.group) last.clauses.push(clause);
    else groups.push({ group: clause.group, clauses: [clause] });
  }
  return groups;
}

/** The ways to each clause. */
export function clauseList({ numbered: { clauses } }: PageParts): Markup {
  return html`<nav class="toc" aria-label="Clauses"><ol>${grouped(clauses).map(
    (each) =>
      html`<li><span class="micro muted">${GROUPS[each.group]}</span><ol>${each.clauses.map(
        (clause) =>
          html`<li><a href="#c${clause.number}"><span class="cue">${clause.number}</span><span dir="auto">${nameOf(clause)}</span></a></li>`,
      )}</ol></li>`,
  )}</ol></nav>`;
}

const OWN_WORDS = 'This clause has words of its own. Read it in the contract.';

/** What a clause means to who reads. */
function meaningOf({ contract, numbered, role }: PageParts, { id, isEdited }: NumberedClause): string {
  if (!id || isEdited) return OWN_WORDS;
  if (role === 'artist') return plainTwin(contract, id, numbered).means;
  const written = { contract, terms: numbered.terms, has: (one: typeof id) => hasClause(contract, one) };
  return plainFilled(PLAIN_FOR_CLIENT[id](written), numbered.figures);
}

function plainView(page: PageParts): Markup {
  return html`<section class="panel plain" aria-label="In plain words"><p class="plain-n small muted">A summary to help you read. What counts is the contract.</p><ol>${page.numbered.clauses.map(
    (clause) =>
      html`<li id="p${clause.number}"><a class="cue" href="#c${clause.number}" aria-label="Clause ${clause.number} in the contract">${clause.number}</a><div><h3 dir="auto">${nameOf(clause)}</h3><p dir="auto">${meaningOf(page, clause)}</p></div></li>`,
  )}</ol></section>`;
}

const choice = (id: string, words: string, isOn: boolean): Markup =>
  html`<label class="tab"><input type="radio" name="view" id="view-${id}" value="${id}"${isOn && html` checked`}><span>${words}</span></label>`;

/** The contract as it is printed, and what it means: one of the two is seen. An addendum is short, and its words are the artist’s own. */
export function contractView(page: PageParts): { markup: Markup; style: string } {
  const isContract = page.thing === 'contract';
  const { clauses } = page.numbered;
  const paper = paperHtml(signedPaper(page.parts), {
    level: 3,
    aroundClause(number) {
      const clause = clauses[number - 1];
      return {
        besideTitle: clause ? proposeButton(page, clause) : null,
        below: clauseProposals(page, number),
      };
    },
  });
  const ways = html`<fieldset class="seg"><legend class="sr">How to read it</legend>${choice('contract', 'Contract', true)}${choice('plain', 'In plain words', false)}</fieldset>`;
  const markup = html`<section class="doc" id="contract" aria-labelledby="contract-title"><header class="doc-h"><h2 id="contract-title">The ${page.thing}</h2>${isContract && ways}</header><div class="paper" id="paper">${paper.markup}</div>${isContract && plainView(page)}${proposalForm(page)}</section>`;
  return { markup, style: paper.style };
}
