import { useStore } from '@nanostores/react';
import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Clash } from '#core/gigs/clash.ts';
import type { Gig } from '#core/gigs/gig.ts';
import { GIG_STATUSES, type GigStatus, STATUS_IDS } from '#core/gigs/gig-status.ts';
import { nowHere } from '../parts/tonight.ts';
import type { BoardColumn as Column } from '../state/board.store.ts';
import { moveGig } from '../state/change-with-undo.ts';
import { $clashesOfGig, followClashes } from '../state/clashes.store.ts';
import { shownGig } from '../state/gigs.store.ts';
import { BoardColumn, FoldedColumn } from './BoardColumn.tsx';
import { cardTowards } from './board-keys.ts';
import { ColumnChips } from './ColumnChips.tsx';
import { dragCard } from './drag-card.ts';
import { GigCard } from './GigCard.tsx';
import { $openColumns, canFold, setColumnOpen } from './open-columns.store.ts';

interface Drag {
  id: string;
  over: GigStatus | null;
}

const NONE: readonly Clash[] = [];
const statusOf = (id: string): string => shownGig(id)?.status ?? '';

/** The columns with their cards, which are moved by pointer, by keys, or by the menu of each. */
export function BoardColumns({ columns }: { columns: readonly Column[] }) {
  const open = useStore($openColumns);
  const clashes = useStore($clashesOfGig);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [visited, setVisited] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const board = useRef<HTMLElement>(null);
  const stopDrag = useRef<() => void>(undefined);
  /** The card that gets the focus once it is in its new column. */
  const wanted = useRef<string | null>(null);

  useEffect(() => () => stopDrag.current?.(), []);
  useEffect(() => followClashes(), []);
  useLayoutEffect(() => {
    if (wanted.current === null || document.activeElement !== document.body) return;
    focusCard(wanted.current);
    wanted.current = null;
  });

  const now = nowHere();
  const shown = columns.filter(({ status }) => !canFold(status) || open.includes(status));
  const folded = columns.filter((column) => !shown.includes(column));
  const ids = shown.map(({ gigs }) => gigs.map(({ id }) => id));
  const stop = visited !== null && ids.flat().includes(visited) ? visited : ids.flat()[0];
  const confirmed = columns.find(({ status }) => status === 'confirmed')?.gigs ?? [];
  const next = confirmed.find(({ night }) => night >= now.night)?.id;

  function focusCard(id: string): void {
    const link = board.current?.querySelector<HTMLElement>(`[data-gig="${id}"] .board-title`);
    // In a column that is folded, its button stands for the card.
    const place =
      link ?? board.current?.querySelector<HTMLElement>(`.board-folded[data-status="${statusOf(id)}"]`);
    place?.focus();
    place?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  async function move(gig: Gig, status: GigStatus): Promise<void> {
    wanted.current = gig.id;
    const outcome = await moveGig(gig.id, status);
    if (outcome && shownGig(gig.id)?.status === status)
      setSaid(`${gig.title} moved to ${GIG_STATUSES[status]}`);
    // A dialog may have had the focus, and given it back to a card that isn't there any more.
    if (document.activeElement === document.body && shownGig(gig.id)) focusCard(gig.id);
    wanted.current = null;
  }

  function onKey(event: KeyboardEvent, gig: Gig): void {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (ctrlKey || metaKey || shiftKey) return;
    if (altKey) {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
      const status = step && STATUS_IDS[STATUS_IDS.indexOf(gig.status) + step];
      if (step) event.preventDefault();
      if (!status) return;
      if (canFold(status)) setColumnOpen(status, true);
      void move(gig, status);
      return;
    }
    const to = cardTowards(ids, gig.id, key);
    if (to === null) return;
    event.preventDefault();
    focusCard(to);
  }

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    const target = event.target as Element;
    const card = target.closest<HTMLElement>('[data-gig]');
    const gig = shownGig(card?.dataset.gig ?? '');
    if (!card || !gig || event.button !== 0 || target.closest('button')) return;
    stopDrag.current?.();
    stopDrag.current = dragCard({
      ...{ press: event.nativeEvent, card, board: event.currentTarget },
      onOver: (over) =>
        setDrag((before) => (before?.id === gig.id && before.over === over ? before : { id: gig.id, over })),
      onEnd(status) {
        setDrag(null);
        if (status !== null && status !== gig.status) void move(gig, status);
      },
    });
  }

  return (
    <div className="board-area">
      <ColumnChips columns={columns} board={board} />
      <section
        ref={board}
        className="board"
        aria-label="Board"
        onPointerDown={onPointerDown}
        onDragStart={(event) => event.preventDefault()}
      >
        {shown.map((column) => (
          <BoardColumn key={column.status} column={column} isOver={drag?.over === column.status}>
            {column.gigs.map((gig) => (
              <GigCard
                key={gig.id}
                {...{ gig, now, onKey }}
                clashes={clashes.get(gig.id) ?? NONE}
                isNext={gig.id === next}
                isStop={gig.id === stop}
                isLifted={gig.id === drag?.id}
                onFocus={setVisited}
                onMove={(moved, status) => void move(moved, status)}
              />
            ))}
          </BoardColumn>
        ))}
        {folded.length > 0 && (
          <div className="board-rail">
            {folded.map((column) => (
              <FoldedColumn key={column.status} column={column} isOver={drag?.over === column.status} />
            ))}
          </div>
        )}
      </section>
      <p className="sr" role="status">
        {said}
      </p>
    </div>
  );
}
