import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { MOST } from '#core/profile.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { Button } from '#site/ui/Button.tsx';
import type { FactRow as Row } from './artist-draft.ts';
import { FactRow } from './FactRow.tsx';
import { moved } from './ordered.ts';
import type { ArtistFieldProps } from './use-artist-form.ts';
import { useDraggedRow } from './use-dragged-row.ts';

/** Facts in the order in which a biography would tell them. */
export function FactsField({ draft, set, errorOf }: ArtistFieldProps) {
  const rows = draft.bioFacts;
  const list = useRef<HTMLOListElement>(null);
  const [fresh, setFresh] = useState<number | null>(null);
  const [told, setTold] = useState('');
  const put = (next: readonly Row[]) => set('bioFacts', next);
  const isFull = rows.length >= MOST.facts;

  function addAfter(index: number): void {
    if (isFull) return;
    const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
    put([...rows.slice(0, index + 1), { key, text: '' }, ...rows.slice(index + 1)]);
    setFresh(key);
  }

  function move(from: number, to: number): void {
    if (to < 0 || to >= rows.length || from === to) return;
    put(moved(rows, from, to));
    setTold(`Fact moved to place ${to + 1} of ${rows.length}`);
  }

  function remove(index: number): void {
    const gone = rows[index];
    if (!gone) return;
    put(rows.filter((row) => row !== gone));
    setFresh(rows[index + 1]?.key ?? rows[index - 1]?.key ?? null);
    if (gone.text.trim() === '') return;
    const bringBack = () => set('bioFacts', (now) => now.toSpliced(index, 0, gone));
    showToast({
      title: 'Fact removed',
      action: { label: 'Undo', alt: 'Type it again', onAction: bringBack },
    });
  }

  const drag = useDraggedRow(list, move);
  return (
    <div className="facts-field">
      <p className="small muted">
        One sentence each, as you would have it printed: residencies, releases, rooms, support slots.
      </p>
      <ol ref={list} className="fact-rows">
        {rows.map((row, index) => (
          <FactRow
            key={row.key}
            text={row.text}
            place={index}
            count={rows.length}
            error={errorOf(`bioFacts.${index}`)}
            takesFocus={row.key === fresh}
            isDragged={drag.index === index}
            onText={(text) => put(rows.with(index, { ...row, text }))}
            onMove={(by) => move(index, index + by)}
            onEnter={() => addAfter(index)}
            onRemove={() => remove(index)}
            handle={drag.handle(index)}
          />
        ))}
      </ol>
      <p className="sr" role="status">
        {told}
      </p>
      <Button
        icon={Plus}
        onClick={() => addAfter(rows.length - 1)}
        {...(isFull && { disabledReason: `${MOST.facts} is the most: remove one first` })}
      >
        Add a fact
      </Button>
    </div>
  );
}
