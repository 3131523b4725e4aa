import { useStore } from '@nanostores/react';
import X from 'lucide-react/icons/x';
import { GIG_STATUSES } from '#core/gigs/gig-status.ts';
import { Button } from '#site/ui/Button.tsx';
import { useFocusStays } from '../parts/use-focus-stays.ts';
import { setParams } from '../state/address.store.ts';
import { $gigs } from '../state/gigs.store.ts';
import { isNarrowed, type ListFilter, paramsOf, queryOf, widened } from './list-filter.ts';
import { SaveView } from './SaveView.tsx';

interface ListChipsProps {
  filter: ListFilter;
  /** As the address has it. */
  query: string;
  onChange: (filter: ListFilter) => void;
}

/** What the list is narrowed to, each of which can be taken out, the way out of all, and the way to keep it. */
export function ListChips({ filter, query, onChange }: ListChipsProps) {
  const gigs = useStore($gigs);
  const id = useFocusStays({ rest: '.gig-list-search input' });
  const shown = queryOf(filter);
  if (filter.isTrash ? !isNarrowed(filter) : shown === '') return null;
  const all = Object.values(gigs);
  const { venue, client, series, statuses } = filter;
  const venueName = all.find((gig) => gig.venue?.id === venue)?.venue?.name;
  const clientName = all.find((gig) => gig.client?.id === client)?.client?.name;
  const seriesName = all.find((gig) => gig.seriesId === series)?.title;
  const chips = [
    ...statuses.map((status) => ({
      label: GIG_STATUSES[status],
      without: { ...filter, statuses: statuses.filter((one) => one !== status) },
    })),
    ...(venue ? [{ label: `Venue: ${venueName ?? 'unknown'}`, without: { ...filter, venue: null } }] : []),
    ...(client
      ? [{ label: `Client: ${clientName ?? 'unknown'}`, without: { ...filter, client: null } }]
      : []),
    ...(series
      ? [{ label: `Series: ${seriesName ?? 'unknown'}`, without: { ...filter, series: null } }]
      : []),
  ];
  return (
    <div id={id} className="gig-list-chips">
      {chips.length > 0 && (
        <ul aria-label="Filters">
          {chips.map(({ label, without }) => (
            <li key={label} data-item>
              <Button
                size="sm"
                iconEnd={X}
                aria-label={`Remove filter ${label}`}
                onClick={() => onChange(without)}
              >
                {label}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isNarrowed(filter) && (
        <Button data-item size="sm" variant="quiet" onClick={() => clearFilters(filter)}>
          Clear filters
        </Button>
      )}
      {!filter.isTrash && <SaveView query={query} shown={shown} />}
    </div>
  );
}

/** All gigs of the time that is shown. A saved view that is open is closed with it. */
export function clearFilters(filter: ListFilter): void {
  setParams({ ...paramsOf(widened(filter)), saved: null });
}
