import { useStore } from '@nanostores/react';
import Minus from 'lucide-react/icons/minus';
import Pencil from 'lucide-react/icons/pencil';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { ESSENTIAL_CLAUSES, withClause } from '#core/tools/contract-generator/clauses/clause-events.ts';
import type { ClauseId } from '#core/tools/contract-generator/clauses/clause-ids.ts';
import { PROTECTED } from '#core/tools/contract-generator/clauses/clause-template.ts';
import {
  plainTwin,
  printedParagraphs,
  templateOf,
} from '#core/tools/contract-generator/clauses/clauses-of.ts';
import { filledInlines } from '#core/tools/contract-generator/clauses/fill-text.ts';
import { notesFor } from '#core/tools/contract-generator/jurisdictions.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { Button } from '#site/ui/Button.tsx';
import { desk } from '../studio.ts';
import { ClauseOptions, hasOptions } from './ClauseOptions.tsx';
import type { ClauseProps } from './ClauseRow.tsx';
import { EditWording } from './EditWording.tsx';
import { $editedClause, $openClause } from './open-clause.store.ts';
import { ParagraphDiff } from './ParagraphDiff.tsx';
import './clause-body.css';

/** What a clause says, what that means, what can be chosen in it, and the ways to change its words. */
export function ClauseBody({ clause, contract, numbered }: ClauseProps) {
  const { id } = clause;
  const isEditing = useStore($editedClause, { ssr: 'initial' }) === id;
  if (id === null) return null;
  const twin = plainTwin(contract, id, numbered);
  const notes = notesFor(contract.law.place, id, contract.client.kind);
  return (
    <div className="clause-body">
      <div className="clause-twin" data-editing={isEditing || undefined}>
        <div className="clause-legal">
          <h3>In the contract</h3>
          {isEditing ? (
            <EditWording id={id} numbered={numbered} contract={contract} />
          ) : (
            <ContractText {...{ clause, contract, numbered }} />
          )}
        </div>
        <div className="clause-plain">
          <h3>What this means</h3>
          <p>{clause.isEdited ? 'It has words of its own: read them beside this.' : twin.means}</p>
          <h3>Who it protects</h3>
          <p>
            {PROTECTED[twin.protects]}. {twin.protectsHow}
          </p>
        </div>
      </div>
      {hasOptions(id) && (
        <div className="clause-options">
          <ClauseOptions id={id} />
        </div>
      )}
      {notes.length > 0 && (
        <ul className="clause-notes small">
          {notes.map(({ text, source }) => (
            <li key={source}>
              {text} <cite className="muted">{source}</cite>
            </li>
          ))}
        </ul>
      )}
      <ClauseWays
        id={id}
        isEdited={clause.isEdited}
        isEditing={isEditing}
        onEdit={() => $editedClause.set(isEditing ? null : id)}
      />
    </div>
  );
}

/** The paragraphs; in other words than the template's, with what became of those. */
function ContractText({ clause, contract, numbered: { terms, figures } }: ClauseProps) {
  const { id, number, paragraphs, isEdited } = clause;
  const template = isEdited && id ? templateOf(contract, id, terms) : paragraphs;
  const withStrong = (place: number) =>
    filledInlines(paragraphs[place] ?? '', figures).map(({ text, strong }) =>
      strong ? <b key={text}>{text}</b> : text,
    );
  return (
    <ParagraphDiff
      number={number}
      before={printedParagraphs({ paragraphs: template }, figures)}
      after={printedParagraphs(clause, figures)}
      unchanged={withStrong}
    />
  );
}

interface WaysProps {
  id: ClauseId;
  isEdited: boolean;
  isEditing: boolean;
  onEdit(): void;
}

function ClauseWays({ id, isEdited, isEditing, onEdit }: WaysProps) {
  const put = desk.changerOfThis();
  const say = (title: string, onAction: () => void): void =>
    showToast({ title, action: { label: 'Undo', alt: 'Change it back by hand', onAction } });

  function reset(): void {
    const words = desk.$draft.get()?.content.wording[id];
    desk.change(({ wording: { [id]: _, ...others } }) => ({ wording: others }));
    if (words)
      say('Back to the template', () => put(({ wording }) => ({ wording: { ...wording, [id]: words } })));
  }

  function takeOut(): void {
    desk.change((now) => withClause(now, id, false));
    const row = document.getElementById(`clause-${id}`);
    const next = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('button');
    $openClause.set(null);
    next?.focus();
    say('Clause taken out', () => put((now) => withClause(now, id, true)));
  }

  return (
    <div className="clause-ways">
      <span className="small muted">{isEdited ? 'In your own words' : ''}</span>
      <span>
        {!ESSENTIAL_CLAUSES.includes(id) && (
          <Button size="sm" variant="quiet" icon={Minus} onClick={takeOut}>
            Take out
          </Button>
        )}
        {isEdited && (
          <Button size="sm" variant="quiet" icon={RotateCcw} onClick={reset}>
            Reset
          </Button>
        )}
        <Button size="sm" icon={Pencil} onClick={onEdit} aria-pressed={isEditing}>
          {isEditing ? 'Done' : 'Edit wording'}
        </Button>
      </span>
    </div>
  );
}
