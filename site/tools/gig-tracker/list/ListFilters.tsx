import ChevronDown from 'lucide-react/icons/chevron-down';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { GIG_LONGEST } from '#core/gigs/gig.ts';
import { GIG_STATUSES, STATUS_IDS } from '#core/gigs/gig-status.ts';
import { Button } from '#site/ui/Button.tsx';
import { Field } from '#site/ui/Field.tsx';
import { Menu } from '#site/ui/Menu.tsx';
import { Select } from '#site/ui/Select.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
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
      <SearchWords key={filter.isTrash ? 'trash' : 'gigs'} filter={filter} onChange={onChange} />
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

/** How long nothing is typed before gigs are looked for, in milliseconds. */
const PAUSE = 250;

function SearchWords({ filter, onChange }: FilterProps) {
  const [typed, setTyped] = useState(filter.q);
  const sent = useRef(filter.q);
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(filter);
  latest.current = filter;
  // What was cleared elsewhere, or comes back with the address.
  if (filter.q !== sent.current) {
    sent.current = filter.q;
    if (typed.trim() !== filter.q) setTyped(filter.q);
  }
  useEffect(() => {
    const q = typed.trim();
    if (q === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = q;
      onChange({ ...latest.current, q });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [typed, onChange]);
  return (
    <Field label="Search gigs" hideLabel className="gig-list-search">
      <span className="input-box">
        <Search className="i" aria-hidden="true" />
        <TextInput
          ref={input}
          type="search"
          placeholder="Title, venue, client or notes"
          maxLength={GIG_LONGEST.words}
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {typed !== '' && (
          <Button
            iconOnly
            variant="quiet"
            icon={X}
            onClick={() => {
              setTyped('');
              input.current?.focus();
            }}
          >
            Clear search
          </Button>
        )}
      </span>
    </Field>
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
