import { html, type Markup } from '#core/markup.ts';

/** `Clauses 4, 17 and 19`, as ways to the form of each. */
export function unsentWhere(clauses: readonly number[], maySign: boolean): Markup {
  const links = clauses.map(
    (clause, index) =>
      html`${index > 0 && (index === clauses.length - 1 ? ' and ' : ', ')}<a href="#c${clause}" data-unsent-clause="${clause}">${clauses.length === 1 && 'Clause '}${clause}</a>`,
  );
  const lost = clauses.length === 1 ? 'it’s discarded' : 'they’re discarded';
  return html`${clauses.length > 1 && 'Clauses '}${links}.${maySign && ` If you sign now, ${lost}.`}`;
}
