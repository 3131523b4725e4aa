import { useStore } from '@nanostores/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { Suspense } from 'react';
import {
  type NumberedClause,
  type NumberedClauses,
  plainTwin,
} from '#core/tools/contract-generator/clauses/clauses-of.ts';
import { labelOf } from '#core/tools/contract-generator/clauses/library.ts';
import type { Contract } from '#core/tools/contract-generator/contract.ts';
import { late } from '#site/lib/late.tsx';
import { Badge } from '#site/ui/Badge.tsx';
import { CueChip } from '#site/ui/CueChip.tsx';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import { $check } from '../check/lint.store.ts';
import { ProtectedMark } from './Fairness.tsx';
import { $openClause, turnClause } from './open-clause.store.ts';

const ClauseBody = late(async () => (await import('./ClauseBody.tsx')).ClauseBody);

export interface ClauseProps {
  clause: NumberedClause;
  contract: Contract;
  numbered: NumberedClauses;
}

/** One clause: its name and what it means in a line; opened, what it says. */
export function ClauseRow({ clause, contract, numbered }: ClauseProps) {
  const openClause = useStore($openClause, { ssr: 'initial' });
  const { findings } = useStore($check, { ssr: 'initial' });
  const { id, number, isEdited } = clause;
  if (id === null) return null;
  const isOpen = openClause === id;
  const twin = plainTwin(contract, id, numbered);
  const wrong = findings.findIndex((finding) => finding.clause === id);
  return (
    <li className="clause" data-open={isOpen || undefined} id={`clause-${id}`}>
      <button type="button" className="clause-head" aria-expanded={isOpen} onClick={() => turnClause(id)}>
        <CueChip>{number}</CueChip>
        <span className="clause-words">
          <b>{labelOf(id)}</b>
          {!isOpen && <span className="small muted">{twin.inShort}</span>}
        </span>
        <span className="clause-marks">
          {wrong >= 0 && (
            <span className="clause-fix" data-severity={findings[wrong]?.severity}>
              <CircleAlert className="i i16" aria-hidden="true" /> Check {wrong + 1}
            </span>
          )}
          {isEdited && <Badge>Edited</Badge>}
          <ProtectedMark side={twin.protects} />
        </span>
        <ChevronDown className="i i16" aria-hidden="true" />
      </button>
      {isOpen && (
        <Suspense fallback={<Skeleton height={200} />}>
          <ClauseBody {...{ clause, contract, numbered }} />
        </Suspense>
      )}
    </li>
  );
}
