import { useStore } from '@nanostores/react';
import { Fragment, useMemo, useRef } from 'react';
import type { Gig } from '#core/gigs/gig.ts';
import type { Now } from '#core/gigs/next-step.ts';
import { cx } from '#site/ui/cx.ts';
import { $homeZone } from '../state/tracker-settings.store.ts';
import { EndRow, Gap, MonthRow } from './EndRow.tsx';
import { GigRow } from './GigRow.tsx';
import { $list } from './list.store.ts';
import type { ListFilter } from './list-filter.ts';
import { linesOf } from './list-lines.ts';
import { $selected, select } from './selection.store.ts';
import { TableHead } from './TableHead.tsx';
import { useRowKeys } from './use-row-keys.ts';
import { useVirtualLines } from './use-virtual-lines.ts';
import './gig-slips.css';
import './gig-table.css';

interface GigTableProps {
  gigs: readonly Gig[];
  filter: ListFilter;
  now: Now;
  isStale: boolean;
  onSort: (filter: ListFilter) => void;
}

/** The gigs as rows, of which only those near to what the window shows are there. On a phone each is a slip. */
export function GigTable({ gigs, filter, now, isStale, onSort }: GigTableProps) {
  const list = useStore($list);
  const selected = useStore($selected);
  const home = useStore($homeZone);
  const body = useRef<HTMLTableSectionElement>(null);
  const isShift = useRef(false);
  const ids = useMemo(() => gigs.map(({ id }) => id), [gigs]);
  const shownIds = useRef(ids);
  shownIds.current = ids;
  const lines = useMemo(() => linesOf(gigs, filter.sort === 'night'), [gigs, filter.sort]);
  const keys = useRowKeys(body, ids, { canOpen: !filter.isTrash, isStale });
  const activeLine = lines.findIndex((line) => line.kind === 'gig' && line.gig.id === keys.active);
  const { items, rest, measure } = useVirtualLines(body, lines, list, activeLine);
  // The same for all rows, so that only those are drawn that have changed.
  const toggle = useRef((id: string) => select(id, shownIds.current, isShift.current));

  return (
    <table
      className={cx('table gig-list-table', filter.isTrash && 'is-trash')}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its rows are reached by arrows and selected
      role="grid"
      aria-label="Gigs"
      aria-multiselectable="true"
      aria-busy={isStale}
      aria-rowcount={list.next === null ? lines.length + 1 : -1}
      data-stale={isStale ? '' : undefined}
    >
      <TableHead filter={filter} ids={ids} onSort={onSort} />
      <tbody
        ref={body}
        onKeyDown={(event) => {
          isShift.current = event.shiftKey;
          keys.onKeyDown(event);
        }}
        onPointerDown={(event) => {
          isShift.current = event.shiftKey;
        }}
        onFocus={keys.onFocus}
        onBlur={keys.onBlur}
      >
        {items.map(({ index, key, gap }) => {
          const line = lines[index];
          const place = { measure, line: index };
          return (
            <Fragment key={key}>
              {gap > 0 && <Gap height={gap} />}
              {line === undefined ? (
                <EndRow {...place} more={list.more} />
              ) : line.kind === 'month' ? (
                <MonthRow {...place} words={line.words} />
              ) : (
                <GigRow
                  {...place}
                  gig={line.gig}
                  isActive={line.gig.id === keys.active}
                  isSelected={selected.has(line.gig.id)}
                  isTrash={filter.isTrash}
                  {...{ now, home }}
                  onToggle={toggle.current}
                />
              )}
            </Fragment>
          );
        })}
        {rest > 0 && <Gap height={rest} />}
      </tbody>
    </table>
  );
}
