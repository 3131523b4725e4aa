import { type PointerEvent as Press, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { placeAt } from './ordered.ts';

/** Moves rows of a list by their handles: a row takes each place that the pointer reaches with it. */
export function useDraggedRow(list: RefObject<HTMLElement | null>, move: (from: number, to: number) => void) {
  const [index, setIndex] = useState<number | null>(null);
  const isDragging = index !== null;

  const follow = useEffectEvent(({ clientY }: PointerEvent) => {
    if (index === null) return;
    const middles = [...(list.current?.children ?? [])].map((row) => {
      const { top, height } = row.getBoundingClientRect();
      return top + height / 2;
    });
    const to = placeAt(clientY, middles, index);
    if (to === index) return;
    move(index, to);
    setIndex(to);
  });

  // A row that changes places loses the pointer, so the window follows it.
  useEffect(() => {
    if (!isDragging) return;
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener('pointermove', follow, { signal });
    for (const end of ['pointerup', 'pointercancel'] as const)
      addEventListener(end, () => setIndex(null), { signal });
    return () => stop.abort();
  }, [isDragging]);

  return {
    /** The row that is being dragged, by its place. */
    index,
    /** Spread over the handle of a row. */
    handle: (row: number) => ({
      onPointerDown(event: Press): void {
        if (event.button !== 0) return;
        event.preventDefault();
        setIndex(row);
      },
    }),
  };
}
