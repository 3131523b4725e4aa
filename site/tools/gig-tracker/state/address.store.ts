import { atom, computed } from 'nanostores';
import { noteArrival } from './arrival.ts';
import { isTyped, whenMayLeave } from './leaving.store.ts';

export const VIEWS = ['board', 'list', 'calendar'] as const;
export type View = (typeof VIEWS)[number];

/** What the address asks for, as it stands behind the `?`. Every view, filter and gig can be linked to. */
export const $query = atom(typeof location === 'undefined' ? '' : location.search);

/** The gig whose page is open, or null: `?gig=gig_…`. */
export const $openGig = computed($query, (query) => new URLSearchParams(query).get('gig'));

/** `?view=list`; the board where nothing is said. */
export const $view = computed($query, (query): View => {
  const view = new URLSearchParams(query).get('view');
  return VIEWS.find((one) => one === view) ?? 'board';
});

/** What the last view asked for that was open before a gig was: where one goes back to. */
export const $viewBefore = atom('');
$query.listen((_, before) => {
  if (before !== undefined && !new URLSearchParams(before).has('gig')) $viewBefore.set(before);
});

/** What is set in an address; null or empty takes it out. */
export type Params = Readonly<Record<string, string | null>>;

/** The address of the tracker with nothing but these. */
export function addressOf(params: Params): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (value) query.set(name, value);
  return query.size > 0 ? `/gig-tracker?${query}` : '/gig-tracker';
}

/** The page of a gig. */
export const addressOfGig = (id: string): string => addressOf({ gig: id });

/** The address that is open now, with some of it changed. */
export function changedAddress(params: Params): string {
  const now = Object.fromEntries(new URLSearchParams($query.get()));
  return addressOf({ ...now, ...params });
}

/**
 * Goes to an address of the tracker without loading a page: `Back` leads back to where one was. Where something is typed and not
 * saved, it asks first.
 */
export function goTo(address: string): void {
  whenMayLeave(() => {
    history.pushState(null, '', address);
    follow();
    scrollTo({ top: 0 });
  });
}

/** Changes the address in place, as filters do: `Back` leads to where one was before. */
export function setParams(params: Params): void {
  history.replaceState(history.state, '', changedAddress(params));
  follow();
}

function follow(): void {
  const before = $openGig.get();
  $query.set(location.search);
  const now = $openGig.get();
  if (now !== before) noteArrival(before, now);
}

/** Where something is typed and not saved, `Back` and `Forward` are taken back until it may be lost. */
function followHistory(): void {
  const isElsewhere = location.search !== $query.get();
  if (isElsewhere && isTyped()) {
    history.pushState(null, '', `${location.pathname}${$query.get()}`);
    whenMayLeave(() => history.back());
  } else follow();
}

/** Follows `Back` and `Forward` until it is told to stop. */
export function followAddress(): () => void {
  follow();
  addEventListener('popstate', followHistory);
  return () => removeEventListener('popstate', followHistory);
}
