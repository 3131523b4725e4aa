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

/** The parts of the address book: `?book=venues`, with the entry that is open in `entry`. */
export const BOOKS = ['venues', 'clients', 'people'] as const;
export type Book = (typeof BOOKS)[number];

/** What the address opens. */
export type TrackerPage =
  | { kind: 'views' }
  | { kind: 'gig'; id: string }
  /** The day sheet of a gig: `?gig=gig_…&sheet=1`. */
  | { kind: 'sheet'; id: string }
  | { kind: 'book'; book: Book; entry: string | null }
  /** Gigs of a file: `?import=1`. */
  | { kind: 'import' };

export const $page = computed($query, (query): TrackerPage => {
  const params = new URLSearchParams(query);
  const id = params.get('gig');
  if (id !== null) return { kind: params.has('sheet') ? 'sheet' : 'gig', id };
  const book = BOOKS.find((one) => one === params.get('book'));
  if (book) return { kind: 'book', book, entry: params.get('entry') };
  return { kind: params.has('import') ? 'import' : 'views' };
});

/** What the last view asked for that was open before a gig was: where one goes back to. */
export const $viewBefore = atom('');
$query.listen((_, before) => {
  if (before !== undefined && !/[?&](?:gig|book|import)=/.test(before)) $viewBefore.set(before);
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
/** The day sheet of a gig. */
export const addressOfSheet = (id: string): string => addressOf({ gig: id, sheet: '1' });

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

/** Another one is another page: its title gets the focus. */
function placeOf(page: TrackerPage): string {
  return page.kind === 'book' ? `book ${page.entry}` : page.kind;
}

function follow(): void {
  const [before, page] = [$openGig.get(), $page.get()];
  $query.set(location.search);
  const [now, pageNow] = [$openGig.get(), $page.get()];
  if (now === before && placeOf(pageNow) === placeOf(page)) return;
  // Only the views show where the gig is that one comes back from.
  noteArrival(before, pageNow.kind === 'views' ? now : (now ?? ''));
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
