import { useStore } from '@nanostores/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useState } from 'react';
import { dateWords } from '#core/day-words.ts';
import { hasClause, withClause } from '#core/tools/contract-generator/clauses/clause-events.ts';
import {
  CLAUSE_IDS,
  type ClauseId,
  GROUPS,
  type GroupId,
} from '#core/tools/contract-generator/clauses/clause-ids.ts';
import { fairnessOf, type NumberedClauses } from '#core/tools/contract-generator/clauses/clauses-of.ts';
import { labelOf } from '#core/tools/contract-generator/clauses/library.ts';
import { type Contract, MOST } from '#core/tools/contract-generator/contract.ts';
import { JURISDICTIONS, NOTES } from '#core/tools/contract-generator/jurisdictions.ts';
import { Button } from '#site/ui/Button.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { desk, useContract, useNumbered, usePresentable } from '../studio.ts';
import { ClauseRow } from './ClauseRow.tsx';
import { Fairness } from './Fairness.tsx';
import { OwnClauses } from './OwnClauses.tsx';
import { $openClause, type OpenClause } from './open-clause.store.ts';
import './clauses.css';

/** What the contract says, clause by clause. */
export function ClausesPanel() {
  const contract = usePresentable();
  const numbered = useNumbered();
  const out = CLAUSE_IDS.filter((id) => !hasClause(contract, id));
  const { place } = contract.law;
  return (
    <Panel
      id="clauses"
      className="contract-clauses"
      title={
        <>
          Clauses{' '}
          <span className="num muted">
            {CLAUSE_IDS.length - out.length} of {CLAUSE_IDS.length}
          </span>
        </>
      }
    >
      <Fairness counts={fairnessOf(contract)} />
      <ol className="clause-groups">
        {(Object.keys(GROUPS) as GroupId[]).map((group) => (
          <Group key={group} {...{ group, contract, numbered }} />
        ))}
        {out.length > 0 && <LeftOut ids={out} />}
      </ol>
      <footer className="clause-foot small muted">
        <span>
          {NOTES[place].notes.length > 0
            ? `Notes on the law: ${JURISDICTIONS[place]}, reviewed ${dateWords(NOTES[place].reviewed)}. `
            : ''}
          A template, not legal advice.
        </span>
        <AddOwnClause />
      </footer>
    </Panel>
  );
}

interface GroupProps {
  group: GroupId;
  contract: Contract;
  numbered: NumberedClauses;
}

/** Clauses on one thing: folded, their names alone. */
function Group({ group, contract, numbered }: GroupProps) {
  const openClause = useStore($openClause, { ssr: 'initial' });
  const [isOpen, setIsOpen] = useState(group === 'money' || group === 'falls-through');
  const clauses = numbered.clauses.filter((clause) => clause.group === group && clause.id !== null);
  // One that nothing stands in yet is not printed, and has its place here all the same.
  const { ownClauses } = useContract();
  const own = group === 'cover' ? ownClauses.length : 0;
  const printed = group === 'cover' ? contract.ownClauses.length : 0;
  const [first, last] = [clauses[0], clauses.at(-1)];
  const holdsOpen =
    clauses.some(({ id }) => id === openClause) || (own > 0 && (openClause?.startsWith('own-') ?? false));
  // It stays open once the clause is closed or gone.
  useEffect(() => {
    if (holdsOpen) setIsOpen(true);
  }, [holdsOpen]);
  if (!first || !last) return null;
  const isShown = isOpen || holdsOpen;
  const names = clauses.map(({ id }) => (id ? labelOf(id) : '')).join(', ');
  return (
    <li className="clause-group">
      <button
        type="button"
        className="clause-fold"
        aria-expanded={isShown}
        onClick={() => {
          setIsOpen(!isShown);
          if (isShown && holdsOpen) $openClause.set(null);
        }}
      >
        <span className="num clause-range">
          {first.number === last.number + printed ? first.number : `${first.number}–${last.number + printed}`}
        </span>
        <b>{GROUPS[group]}</b>
        <span className="small muted clause-names">{isShown ? '' : names}</span>
        <ChevronDown className="i i16" aria-hidden="true" />
      </button>
      {isShown && (
        <ol>
          {clauses.map((clause) => (
            <ClauseRow key={clause.id} {...{ clause, contract, numbered }} />
          ))}
          {own > 0 && <OwnClauses firstNumber={last.number + 1} />}
        </ol>
      )}
    </li>
  );
}

/** Clauses that the contract could have. */
function LeftOut({ ids }: { ids: readonly ClauseId[] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className="clause-group out">
      <button type="button" className="clause-fold" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <span className="num clause-range">{ids.length}</span>
        <b className="muted">Not in this contract</b>
        <span className="small muted clause-names">{isOpen ? '' : ids.map(labelOf).join(', ')}</span>
        <ChevronDown className="i i16" aria-hidden="true" />
      </button>
      {isOpen && (
        <ul>
          {ids.map((id) => (
            <li key={id} className="clause-left-out">
              <b>{labelOf(id)}</b>
              <Button size="sm" icon={Plus} onClick={() => putIn(id)}>
                Add<span className="sr"> {labelOf(id)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function putIn(id: OpenClause & ClauseId): void {
  desk.change((now) => withClause(now, id, true));
  $openClause.set(id);
}

function AddOwnClause() {
  const { ownClauses } = useContract();
  return (
    <Button
      size="sm"
      icon={Plus}
      onClick={() => {
        desk.change((now) => ({ ownClauses: [...now.ownClauses, { title: '', text: '' }] }));
        $openClause.set(`own-${ownClauses.length}`);
      }}
      {...(ownClauses.length >= MOST.ownClauses && {
        disabledReason: `${MOST.ownClauses} own clauses is the most`,
      })}
    >
      Own clause
    </Button>
  );
}
