import { useStore } from '@nanostores/react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { memo, useEffect, useRef } from 'react';
import { Checkbox } from '#site/ui/Checkbox.tsx';
import { type ListFilter, sortedBy } from './list-filter.ts';
import { $selected, clearSelection, selectAll } from './selection.store.ts';

interface TableHeadProps {
  filter: ListFilter;
  ids: readonly string[];
  onSort: (filter: ListFilter) => void;
}

/** The names of the columns; two of them sort. */
export const TableHead = memo(function TableHead({ filter, ids, onSort }: TableHeadProps) {
  const { isTrash } = filter;
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" className="gig-list-check">
          <SelectAll ids={ids} />
        </th>
        <SortHead filter={filter} sort="night" className="gig-list-date" onSort={onSort}>
          Date
        </SortHead>
        <th scope="col" className="gig-list-what">
          Gig
        </th>
        <th scope="col" className="gig-list-set">
          Set
        </th>
        <th scope="col" className="gig-list-status">
          Status
        </th>
        <SortHead filter={filter} sort="fee" className="gig-list-fee r" onSort={onSort}>
          Fee
        </SortHead>
        <th scope="col" className="gig-list-money">
          {isTrash ? 'Kept until' : 'Money'}
        </th>
        <th scope="col" className="gig-list-next">
          {isTrash ? <span className="sr">Restore</span> : 'Next step'}
        </th>
      </tr>
    </thead>
  );
});

interface SortHeadProps extends Omit<TableHeadProps, 'ids'> {
  sort: 'night' | 'fee';
  className: string;
  children: string;
}

function SortHead({ filter, sort, className, onSort, children }: SortHeadProps) {
  const isSorted = filter.sort === sort;
  const Arrow = filter.order === 'asc' ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isSorted ? (filter.order === 'asc' ? 'ascending' : 'descending') : 'none'}
    >
      <button type="button" className="gig-list-sort" onClick={() => onSort(sortedBy(filter, sort))}>
        {children}
        {isSorted && <Arrow className="i i16" aria-hidden="true" />}
      </button>
    </th>
  );
}

function SelectAll({ ids }: { ids: readonly string[] }) {
  const selected = useStore($selected);
  const chosen = ids.filter((id) => selected.has(id)).length;
  const isAll = chosen > 0 && chosen === ids.length;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = chosen > 0 && !isAll;
  }, [chosen, isAll]);
  return (
    <Checkbox
      ref={box}
      label={<span className="sr">Select all loaded gigs</span>}
      checked={isAll}
      onChange={(isChecked) => (isChecked ? selectAll(ids) : clearSelection())}
    />
  );
}
