import { useStore } from '@nanostores/react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Trash from 'lucide-react/icons/trash';
import { LONGEST, MOST, type OwnClause } from '#core/tools/contract-generator/contract.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { Badge } from '#site/ui/Badge.tsx';
import { Button } from '#site/ui/Button.tsx';
import { CueChip } from '#site/ui/CueChip.tsx';
import { ContractField } from '../fields/ContractField.tsx';
import { $printedOwn, desk, useContract } from '../studio.ts';
import { $openClause, turnClause } from './open-clause.store.ts';
import './clause-body.css';

const put = (change: (clauses: OwnClause[]) => OwnClause[], on = desk.change): void =>
  on((now) => ({ ownClauses: change(now.ownClauses) }));

/** The focus follows what moved, or goes to what stands next; without any, to the button that adds. */
function goToHead(place: number): void {
  requestAnimationFrame(() => {
    const head = document.querySelector<HTMLElement>(`#clause-own-${place} > button`);
    (head ?? document.querySelector<HTMLElement>('.clause-foot .btn'))?.focus();
  });
}

/** Clauses that the artist wrote. They stand before those on the law. */
export function OwnClauses({ firstNumber }: { firstNumber: number }) {
  const { ownClauses } = useContract();
  const openClause = useStore($openClause, { ssr: 'initial' });
  const places = useStore($printedOwn, { ssr: 'initial' });

  function move(from: number, by: -1 | 1): void {
    put((now) => now.toSpliced(from, 1).toSpliced(from + by, 0, now[from] as OwnClause));
    $openClause.set(`own-${from + by}`);
    goToHead(from + by);
  }

  function remove(index: number): void {
    const gone = ownClauses[index];
    if (!gone) return;
    const on = desk.changerOfThis();
    put((now) => now.toSpliced(index, 1));
    $openClause.set(null);
    goToHead(Math.min(index, ownClauses.length - 2));
    if (!gone.title && !gone.text) return;
    showToast({
      title: 'Clause removed',
      action: {
        ...{ label: 'Undo', alt: 'Type it again' },
        onAction: () =>
          put((now) => (now.length < MOST.ownClauses ? now.toSpliced(index, 0, gone) : now), on),
      },
    });
  }

  return ownClauses.map(({ title, text }, index) => {
    const id = `own-${index}` as const;
    const isOpen = openClause === id;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a clause has no name but its place
      <li className="clause" key={index} data-open={isOpen || undefined} id={`clause-${id}`}>
        <button type="button" className="clause-head" aria-expanded={isOpen} onClick={() => turnClause(id)}>
          <CueChip>{places.includes(index) ? firstNumber + places.indexOf(index) : '–'}</CueChip>
          <span className="clause-words">
            <b>{title || 'Clause without a title'}</b>
            {!isOpen && <span className="small muted">{text.split('\n')[0]}</span>}
          </span>
          <span className="clause-marks">
            <Badge>Yours</Badge>
          </span>
          <ChevronDown className="i i16" aria-hidden="true" />
        </button>
        {isOpen && (
          <div className="clause-body">
            <div className="clause-options">
              <ContractField
                path={`ownClauses.${index}.title`}
                label="Title"
                placeholder="Dress code"
                longest={LONGEST.line}
              />
              <ContractField
                path={`ownClauses.${index}.text`}
                label="Text"
                hint="Each line is a paragraph with a number."
                rows={5}
                longest={LONGEST.ownClause}
                isCounted
              />
            </div>
            <div className="clause-ways">
              <span>
                <Button
                  {...{ size: 'sm', variant: 'quiet', icon: ArrowUp, iconOnly: true }}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                >
                  Move up
                </Button>
                <Button
                  {...{ size: 'sm', variant: 'quiet', icon: ArrowDown, iconOnly: true }}
                  disabled={index === ownClauses.length - 1}
                  onClick={() => move(index, 1)}
                >
                  Move down
                </Button>
              </span>
              <Button size="sm" variant="quiet" icon={Trash} onClick={() => remove(index)}>
                Remove
              </Button>
            </div>
          </div>
        )}
      </li>
    );
  });
}
