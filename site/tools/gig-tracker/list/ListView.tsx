import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useMemo } from 'react';
import { count } from '#core/count-words.ts';
import { TRASH_DAYS } from '#core/gigs/gig.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { Button } from '#site/ui/Button.tsx';
import { Panel, type PanelState } from '#site/ui/Panel.tsx';
import { TrackerLink } from '../parts/TrackerLink.tsx';
import { nowHere } from '../parts/tonight.ts';
import { $query, addressOf, setParams } from '../state/address.store.ts';
import { $gigs, $saves } from '../state/gigs.store.ts';
import { BulkBar } from './BulkBar.tsx';
import { GigTable } from './GigTable.tsx';
import { clearFilters, ListChips } from './ListChips.tsx';
import { ListFilters } from './ListFilters.tsx';
import { $list, gigsOf, openList, reloadList, retryList } from './list.store.ts';
import { filterOf, isNarrowed, type ListFilter, paramsOf, requestOf } from './list-filter.ts';
import { SavedViews } from './SavedViews.tsx';
import { clearSelection } from './selection.store.ts';
import './list.css';

const TITLES = { upcoming: 'Upcoming gigs', past: 'Past gigs', all: 'All gigs' } as const;

const show = (filter: ListFilter): void => setParams(paramsOf(filter));

/** All gigs, filtered and sorted as the address says. */
export function ListView() {
  const query = useStore($query);
  const list = useStore($list);
  useStore($gigs);
  const now = nowHere();
  const filter = useMemo(() => filterOf(query), [query]);
  const wanted = JSON.stringify(requestOf(filter, now.night));

  useEffect(() => {
    clearSelection();
    void openList(JSON.parse(wanted));
  }, [wanted]);
  useEffect(() => {
    const again = (): void => void reloadList();
    const stop = $saves.listen(again);
    addEventListener('focus', again);
    return () => {
      stop();
      removeEventListener('focus', again);
    };
  }, []);

  const gigs = gigsOf(list, filter.isTrash);
  return (
    <div className="gig-list">
      {filter.isTrash ? (
        <p className="small muted">
          Deleted gigs are kept for {TRASH_DAYS} days. Restore what you still need.
        </p>
      ) : (
        <SavedViews query={query} />
      )}
      <ListFilters filter={filter} onChange={show} />
      <ListChips filter={filter} query={query} onChange={show} />
      <Panel
        className="gig-list-panel"
        title={filter.isTrash ? 'Trash' : TITLES[filter.when]}
        state={panelState(list, gigs.length, filter)}
        aside={<ListAside words={loadedWords(list, gigs.length)} isTrash={filter.isTrash} />}
      >
        <GigTable gigs={gigs} filter={filter} now={now} isStale={list.isStale} onSort={show} />
      </Panel>
      <BulkBar ids={gigs.map(({ id }) => id)} isTrash={filter.isTrash} hasMore={list.next !== null} />
    </div>
  );
}

type ListNow = ReturnType<typeof $list.get>;

/** `12 gigs`, `60 gigs, more below`: how many there are in all is not known. */
function loadedWords({ state, next, isStale }: ListNow, shown: number): string {
  if (state !== 'ready' || isStale || shown === 0) return '';
  return next === null ? count(shown, 'gig') : `${count(shown, 'gig')}, more below`;
}

function ListAside({ words, isTrash }: { words: string; isTrash: boolean }) {
  return (
    <span className="gig-list-aside">
      <span className="muted num" role="status">
        {words}
      </span>
      <TrackerLink
        className="link"
        href={addressOf(isTrash ? { view: 'list' } : { view: 'list', trash: '1' })}
      >
        {isTrash ? 'Back to gigs' : 'Trash'}
      </TrackerLink>
    </span>
  );
}

function panelState({ state, error, next, more }: ListNow, shown: number, filter: ListFilter): PanelState {
  if (state === 'failed')
    return {
      ...{ kind: 'error', title: "We couldn't load your gigs", reason: problemOf(error) },
      onRetry: () => void retryList(),
    };
  if (state === 'waiting') return { kind: 'loading', rows: 8, rowHeight: innerWidth > 800 ? 53 : 104 };
  if (shown > 0 || next !== null || more !== 'idle') return { kind: 'ready' };
  return { kind: 'empty', ...nothing(filter) };
}

function nothing(filter: ListFilter): { text: string; action?: ReactNode } {
  if (isNarrowed(filter))
    return {
      text: 'No gigs match.',
      action: <Button onClick={() => clearFilters(filter)}>Clear filters</Button>,
    };
  if (filter.isTrash) return { text: 'The trash is empty.' };
  if (filter.when === 'upcoming')
    return {
      text: 'Nothing coming up. Past gigs are under Past.',
      action: (
        <Button onClick={() => show({ ...filter, when: 'past', order: 'desc' })}>Show past gigs</Button>
      ),
    };
  return { text: filter.when === 'past' ? 'No past gigs yet.' : 'No gigs yet.' };
}
