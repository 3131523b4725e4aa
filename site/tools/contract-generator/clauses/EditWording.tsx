import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { ClauseId } from '#core/tools/contract-generator/clauses/clause-ids.ts';
import { type NumberedClauses, templateOf } from '#core/tools/contract-generator/clauses/clauses-of.ts';
import { placeholdersIn } from '#core/tools/contract-generator/clauses/fill-text.ts';
import { type Contract, LONGEST, MOST } from '#core/tools/contract-generator/contract.ts';
import { Field } from '#site/ui/Field.tsx';
import { TextArea } from '#site/ui/TextArea.tsx';
import { desk, form, useContract } from '../studio.ts';

interface EditWordingProps {
  id: ClauseId;
  contract: Contract;
  numbered: NumberedClauses;
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, at) => text === other[at]);

/** Where nothing is left of the words of a clause, the template counts. */
function withoutEmptyLines(wording: Contract['wording'], id: ClauseId): Contract['wording'] {
  const { [id]: lines, ...others } = wording;
  const filled = lines?.filter((line) => line.trim()) ?? [];
  return filled.length === 0
    ? others
    : filled.length === lines?.length
      ? wording
      : { ...others, [id]: filled };
}

/** The words of a clause, each line a paragraph with a number. What the contract knows stands in braces and stays right. */
export function EditWording({ id, contract, numbered: { terms, figures } }: EditWordingProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const { wording } = useContract();
  const template = templateOf(contract, id, terms);
  const lines = wording[id] ?? template;
  const problem = useWordingProblem(id);
  const known = [...new Set([...template, ...lines].flatMap(placeholdersIn))].filter((name) =>
    figures.has(name),
  );

  function write(text: string): void {
    const next = text.split('\n');
    desk.change(({ wording: { [id]: _, ...others } }) => ({
      wording: isSame(next, template) ? others : { ...others, [id]: next },
    }));
  }

  // The text is there to be changed: the keyboard goes on in it. Empty lines go once it is left.
  useEffect(() => {
    area.current?.focus();
    const put = desk.changerOfThis();
    return () => put(({ wording }) => ({ wording: withoutEmptyLines(wording, id) }));
  }, [id]);

  function insert(name: string): void {
    const { current } = area;
    if (!current) return;
    const { selectionStart, selectionEnd, value } = current;
    const placeholder = `{${name}}`;
    write(value.slice(0, selectionStart) + placeholder + value.slice(selectionEnd));
    const at = selectionStart + placeholder.length;
    requestAnimationFrame(() => {
      current.focus();
      current.setSelectionRange(at, at);
    });
  }

  return (
    <>
      <Field
        label="Wording"
        error={problem}
        hint={`Each line is a paragraph with a number. Use ${MOST.paragraphs} at most.`}
      >
        <TextArea
          ref={area}
          name={`wording.${id}`}
          rows={Math.min(16, Math.max(5, lines.join('\n').length / 52 + lines.length))}
          maxLength={LONGEST.paragraph * MOST.paragraphs}
          value={lines.join('\n')}
          onChange={({ target }) => write(target.value)}
        />
      </Field>
      {known.length > 0 && (
        <fieldset className="placeholders" aria-label="What the contract fills in">
          {known.map((name) => (
            <button key={name} type="button" className="placeholder" onClick={() => insert(name)}>
              <code>{`{${name}}`}</code>
              <span className="muted">{figures.get(name)}</span>
            </button>
          ))}
        </fieldset>
      )}
    </>
  );
}

/** What is wrong with any paragraph of a clause. */
function useWordingProblem(id: ClauseId): string | null {
  const { problems } = useStore(form.$presentable, { ssr: 'initial' });
  return (
    problems.find(({ path }) => path === `wording.${id}` || path.startsWith(`wording.${id}.`))?.reason ?? null
  );
}
