import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { List } from './list.store.ts';
import { loadMore } from './list.store.ts';
import type { ListLine } from './list-lines.ts';

/** Lines from the end at which the next page is asked for. */
const NEAR = 16;

/** What lines are high before they are measured, in pixels. */
const HEIGHTS = { gig: { wide: 53, slip: 104 }, month: { wide: 36, slip: 36 }, end: { wide: 53, slip: 104 } };

/**
 * The lines near to what the window shows, with the room between them, and the one that has the focus wherever that is. Asks for
 * more gigs near the end.
 */
export function useVirtualLines(
  body: RefObject<HTMLElement | null>,
  lines: readonly ListLine[],
  { next, more, isStale }: Pick<List, 'next' | 'more' | 'isStale'>,
  activeLine: number,
) {
  const [top, setTop] = useState(0);
  // What stands above the table may have become higher.
  useLayoutEffect(() => {
    if (body.current) setTop(Math.round(body.current.getBoundingClientRect().top + scrollY));
  });
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: lines.length + (next === null ? 0 : 1),
    estimateSize: (index) => HEIGHTS[lines[index]?.kind ?? 'end'][innerWidth > 800 ? 'wide' : 'slip'],
    getItemKey: (index) => lines[index]?.key ?? 'end',
    overscan: 8,
    useFlushSync: false,
    scrollMargin: top,
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      return activeLine < 0 || shown.includes(activeLine)
        ? shown
        : [...shown, activeLine].toSorted((one, other) => one - other);
    },
  });

  const isNearEnd = (virtualizer.range?.endIndex ?? 0) >= lines.length - NEAR;
  useEffect(() => {
    if (isNearEnd && next !== null && more === 'idle' && !isStale) void loadMore();
  }, [isNearEnd, next, more, isStale]);

  let end = top;
  const items = virtualizer.getVirtualItems().map(({ index, key, start, end: itsEnd }) => {
    const gap = Math.max(0, start - end);
    end = itsEnd;
    return { index, key: String(key), gap };
  });
  return {
    items,
    rest: Math.max(0, virtualizer.getTotalSize() + top - end),
    measure: virtualizer.measureElement,
  };
}
