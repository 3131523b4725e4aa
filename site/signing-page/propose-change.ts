import { count } from '#core/count-words.ts';
import { tabMemory } from '#site/lib/tab-memory.ts';
import { ClauseEditor, EditableClause } from './clause-editor.ts';
import { proposalDrafts, saysSomething } from './proposal-drafts.ts';
import { reloadPage } from './reload-page.ts';
import { sendForm } from './send-form.ts';
import { setMarkup } from './set-markup.ts';
import type { SigningDocument } from './signing-document.ts';
import { unsentWhere } from './unsent-note.ts';

/** Says which changes were typed and not sent. */
function showUnsent(clauses: readonly number[]): void {
  const note = document.querySelector<HTMLElement>('[data-unsent]');
  const number = note?.querySelector('[data-unsent-count]');
  if (!note || !number) return;
  note.hidden = clauses.length === 0;
  number.textContent = `${count(clauses.length, 'change')} not sent`;
  const maySign = document.querySelector('[data-sign]') !== null;
  setMarkup(note.querySelector('[data-unsent-where]'), unsentWhere(clauses, maySign));
}

/** The form in which a client asks for other words in a clause, or that it goes. */
export function proposeChange({ address, version, reader, zone }: SigningDocument): void {
  const drafts = proposalDrafts(tabMemory, reader);
  const form = document.querySelector<HTMLFormElement>('[data-proposal]');
  if (!form) {
    // Who has signed, say, proposes nothing any more.
    drafts.forgetAll();
    return;
  }
  const editor = new ClauseEditor(form);
  const clauses = new Map(
    [...document.querySelectorAll<HTMLButtonElement>('[data-propose]')].map((button) => {
      const clause = new EditableClause(button);
      return [clause.number, clause];
    }),
  );
  const tellUnsent = (): void => showUnsent(drafts.clauses().filter((number) => clauses.has(number)));

  document.addEventListener('click', (event) => {
    const { target } = event;
    const link =
      target instanceof Element ? target.closest<HTMLElement>('[data-propose],[data-unsent-clause]') : null;
    const clause = clauses.get(Number(link?.dataset.propose ?? link?.dataset.unsentClause));
    // What is being sent stays where it is.
    if (!clause || form.querySelector('[aria-busy=true]')) return;
    // A way to the clause would take the focus on from its form.
    event.preventDefault();
    if (clause === editor.clause && link === clause.button) editor.close();
    else editor.open(clause, drafts.of(clause.number));
  });
  form.addEventListener('input', () => {
    editor.showChanges();
    if (!editor.clause) return;
    const { number, printed } = editor.clause;
    const draft = editor.typed();
    if (saysSomething(draft, printed)) drafts.keep(number, draft);
    else drafts.forget(number);
    tellUnsent();
  });
  form.querySelector('[data-close]')?.addEventListener('click', () => editor.close());
  form.querySelector('[data-discard]')?.addEventListener('click', () => {
    if (editor.clause) drafts.forget(editor.clause.number);
    tellUnsent();
    editor.close();
  });
  form.addEventListener('keydown', ({ key, isComposing }) => {
    if (key === 'Escape' && !isComposing) editor.close();
  });

  sendForm(form, {
    address: `${address}/proposals`,
    body() {
      const { kind, text, why } = editor.typed();
      return { version, zone, clause: editor.clause?.number, text: kind === 'strike' ? null : text, why };
    },
    onSent() {
      const number = editor.clause?.number ?? 0;
      drafts.forget(number);
      reloadPage(`changes-${number}`);
    },
  });
  tellUnsent();
}
