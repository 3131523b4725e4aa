import ChevronDown from 'lucide-react/icons/chevron-down';
import { GIG_STATUSES, STATUS_IDS } from '#core/gigs/gig-status.ts';
import { Button } from '#site/ui/Button.tsx';
import { Menu } from '#site/ui/Menu.tsx';
import { Select } from '#site/ui/Select.tsx';
import { SearchWords } from '../parts/SearchWords.tsx';
import { STATUS_ICONS } from '../parts/status-icons.ts';
import {
  type ListFilter,
  type Order,
  SORTS,
  type Sort,
  statusesWords,
  WHENS,
  type When,
  withWhen,
} from './list-filter.ts';

interface FilterProps {
  filter: ListFilter;
  onChange: (filter: ListFilter) => void;
}

/** Time, words, statuses and order of the list. */
export function ListFilters({ filter, onChange }: FilterProps) {
  return (
    <search className="gig-list-filters" aria-label="Filter gigs">
      {!filter.isTrash && <WhenChoice filter={filter} onChange={onChange} />}
      <SearchWords
        key={filter.isTrash ? 'trash' : 'gigs'}
        className="gig-list-search"
        label="Search gigs"
        placeholder="Title, venue, client or notes"
        words={filter.q}
        onChange={(q) => onChange({ ...filter, q })}
      />
      {!filter.isTrash && (
        <>
          <StatusChoice filter={filter} onChange={onChange} />
          <SortChoice filter={filter} onChange={onChange} />
        </>
      )}
    </search>
  );
}

function WhenChoice({ filter, onChange }: FilterProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a row of the grid in every browser
    <div className="seg gig-list-when" role="group" aria-label="When">
      {(Object.keys(WHENS) as When[]).map((when) => (
        <button
          key={when}
          type="button"
          className="tab"
          aria-pressed={filter.when === when}
          onClick={() => onChange(withWhen(filter, when))}
        >
          {WHENS[when]}
        </button>
      ))}
    </div>
  );
}

function StatusChoice({ filter, onChange }: FilterProps) {
  const { statuses } = filter;
  const words = statusesWords(statuses);
  return (
    <Menu
      label="Statuses"
      trigger={
        <Button className="gig-list-statuses" iconEnd={ChevronDown} aria-label={`Status: ${words}`}>
          {words}
        </Button>
      }
      items={STATUS_IDS.map((status) => ({
        label: GIG_STATUSES[status],
        icon: STATUS_ICONS[status],
        checked: statuses.includes(status),
        onCheck: (isChecked: boolean) =>
          onChange({
            ...filter,
            statuses: STATUS_IDS.filter((one) => (one === status ? isChecked : statuses.includes(one))),
          }),
      }))}
    />
  );
}

const SORT_OPTIONS = (Object.keys(SORTS) as Sort[]).flatMap((sort) =>
  (Object.keys(SORTS[sort]) as Order[]).map((order) => ({
    value: `${sort} ${order}`,
    label: SORTS[sort][order],
  })),
);

function SortChoice({ filter, onChange }: FilterProps) {
  return (
    <div className="gig-list-order">
      <Select
        aria-label="Sort"
        value={`${filter.sort} ${filter.order}`}
        onChange={(value) => {
          const [sort, order] = value.split(' ') as [Sort, Order];
          onChange({ ...filter, sort, order });
        }}
        options={SORT_OPTIONS}
      />
    </div>
  );
}
