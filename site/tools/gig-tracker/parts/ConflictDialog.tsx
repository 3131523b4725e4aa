import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { conflictWords } from '#core/gigs/conflict-words.ts';
import type { Conflict } from '#core/gigs/merge-fields.ts';
import { Button } from '#site/ui/Button.tsx';
import { Dialog } from '#site/ui/Dialog.tsx';
import { answerConflict } from '../state/answer-conflict.ts';
import { $gigs } from '../state/gigs.store.ts';
import { $conflicts } from '../state/save-gig.ts';
import { ConflictSides } from './ConflictSides.tsx';

/** What was changed both here and in another tab, until somebody has chosen for all of it. It stays until then: nothing typed is dropped unasked. */
export function ConflictDialog() {
  const conflicts = useStore($conflicts);
  const gigs = useStore($gigs);
  const list = useRef<HTMLUListElement>(null);
  const open = Object.entries(conflicts).flatMap(([id, of]) => {
    const gig = gigs[id];
    if (!gig) return [];
    return of.map((conflict, index) => ({ id, conflict, key: `${id} ${keyOf(conflict)} ${index}`, gig }));
  });
  const ids = new Set(open.map(({ id }) => id));
  const what = ids.size > 1 ? `${ids.size} gigs` : (open[0]?.gig.title ?? 'this gig');
  // An answered one takes the focus with it.
  useEffect(() => {
    if (open.length > 0 && !list.current?.contains(document.activeElement))
      list.current?.querySelector('button')?.focus();
  }, [open.length]);

  function keepAll(chosen: 'mine' | 'stored'): void {
    for (const { id, conflict } of open) void answerConflict(id, conflict, chosen);
  }
  if (open.length === 0) return null;

  return (
    <Dialog
      open
      insist
      onOpenChange={() => undefined}
      title="Changed elsewhere"
      description={`You changed ${what} here too. Choose what to keep.`}
      {...(open.length > 1 && {
        actions: (
          <>
            <Button onClick={() => keepAll('stored')}>Keep all others</Button>
            <Button onClick={() => keepAll('mine')}>Keep all mine</Button>
          </>
        ),
      })}
    >
      <ul ref={list} className="conflict-list">
        {open.map(({ id, conflict, key, gig }) => {
          const { label, mine, stored } = conflictWords(conflict, gig);
          const title = ids.size > 1 ? `${gig.title}: ${label}` : label;
          return (
            <ConflictSides
              key={key}
              {...{ title, mine, stored }}
              onChoose={(side) => void answerConflict(id, conflict, side)}
            />
          );
        })}
      </ul>
    </Dialog>
  );
}

/** What it is about: the path, and the fields. */
const keyOf = ({ path, mine, stored }: Conflict): string =>
  [...path, ...Object.keys(mine ?? stored ?? {})].join(' ');
