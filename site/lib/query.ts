import { type FetcherStore, nanoquery } from '@nanostores/query';
import { onStart, onStop, type ReadableAtom } from 'nanostores';
import type { API } from '#core/api.ts';
import { ApiError } from '#core/errors.ts';
import { lastAccountChange } from './account-changes.ts';
import { type CallInput, type CallReply, type CommonEndpoint, call } from './api.ts';
import { FRESH_MS, RETRIES } from './cache-rules.ts';
import { type CachedAnswer, nameOf, QueryCache } from './query-cache.ts';
import { withRetries } from './retry.ts';
import { hintedAccount } from './session-hint.ts';
import { recall, remember, tabMemory } from './tab-memory.ts';

type Reply<Name extends CommonEndpoint> = CallReply<(typeof API)[Name]>;

/** Data from the API as a store: `data` undefined until it came, null for who is not signed in. */
export type Query<Name extends CommonEndpoint> = FetcherStore<Reply<Name> | null, unknown>;

type Asked = { params?: Readonly<Record<string, string>>; query?: Readonly<Record<string, unknown>> };

interface Rules {
  /** The call is made only while this holds something. */
  when: ReadableAtom<string | null>;
  /** Milliseconds. */
  freshMs?: number;
  retries?: number;
  refetchOnFocus?: boolean;
  /** Asks again this often while something shows it and the tab is in sight. Milliseconds. */
  everyMs?: number;
}

const cache = new QueryCache();
/** Where a page leaves what it fetched for the next one. */
const HANDED_ON_KEY = 'deckhand.fetched';
/** Whose data it was on the page before. */
let accountBefore = beginWithPageBefore();
/** Whose it is, once the server has said so. */
let owner: string | null = null;

// Dropping and retrying are done here: the library counts a life from the fetch instead of from the last use, and
// shows the error of a try while another is to come.
const [createStore, , { invalidateKeys, mutateCache, revalidateKeys }] = nanoquery({
  cache,
  cacheLifetime: Number.POSITIVE_INFINITY,
  onErrorRetry: false,
  revalidateInterval: 0,
  revalidateOnReconnect: false,
});

/** How often data of a call was changed by something else than its answer, for each call that a query makes. */
const changes = new Map<CommonEndpoint, number>();

/** Calls whose answers are never fresh: every page asks for them anyway. */
const neverFresh = new Set<string>();

function noteChange(names: Iterable<CommonEndpoint>): void {
  for (const name of names) changes.set(name, (changes.get(name) ?? 0) + 1);
}

/**
 * Asks until nothing has changed while the answer was under way, here or in another tab: the library would take it, though
 * it may be of before.
 */
async function newest<Data>(name: CommonEndpoint, ask: () => Promise<Data>): Promise<Data> {
  for (;;) {
    const before = changes.get(name);
    const changedAt = lastAccountChange();
    const isNewest = () => changes.get(name) === before && lastAccountChange() === changedAt;
    try {
      const answer = await ask();
      if (isNewest()) return answer;
    } catch (error) {
      if (isNewest()) throw error;
    }
  }
}

const named =
  (...names: readonly CommonEndpoint[]) =>
  (key: string) =>
    names.some((name) => name === nameOf(key));

/** The beginning of a query's key: the name of its call, and what is asked for where the call asks for several things. */
const keyOf = (name: CommonEndpoint, { params, query: asked }: Asked): string =>
  params || asked ? `${name} ${JSON.stringify({ ...params, ...asked })} ` : `${name} `;

/** A GET of the API table, fetched when something on the page first shows it, and then by the rules of spec §9. */
export function query<Name extends CommonEndpoint>(
  name: Name,
  input: CallInput<(typeof API)[Name]>,
  { when, freshMs = FRESH_MS, retries = RETRIES, refetchOnFocus = false, everyMs = 0 }: Rules,
): Query<Name> {
  noteChange([name]);
  const fetcher = () =>
    newest(name, () => withRetries(() => call(name, input), retries).catch(nullWhenSignedOut));
  const $query: Query<Name> = createStore([keyOf(name, input), when], {
    dedupeTime: freshMs,
    revalidateOnFocus: refetchOnFocus,
    fetcher,
  });
  const ask = () => $query.revalidate();
  if (freshMs === 0) neverFresh.add(name);
  let everyTimer: ReturnType<typeof setInterval> | undefined;
  onStart($query, () => {
    cache.use(name);
    // Another window in front of this one takes the focus without hiding the page.
    if (refetchOnFocus) globalThis.addEventListener?.('focus', ask);
    // A tab that was opened behind another has never been in sight, which the library takes for seen.
    if (everyMs > 0) everyTimer = setInterval(() => document.hidden || ask(), everyMs);
  });
  onStop($query, () => {
    clearInterval(everyTimer);
    globalThis.removeEventListener?.('focus', ask);
    cache.leave(name);
  });
  return $query;
}

/** spec §7: the default fetch returns null on 401. */
function nullWhenSignedOut(error: unknown): null {
  if (error instanceof ApiError && error.code === 'UNAUTHORIZED') return null;
  throw error;
}

/** Asks again for data that something has changed; what is on screen stays until the answer is there. */
export function refresh(...names: readonly CommonEndpoint[]): void {
  noteChange(names);
  revalidateKeys(named(...names));
}

/** Puts in data that another reply brought along, such as the credits after a run. */
export function putData<Name extends CommonEndpoint>(name: Name, data: Reply<Name>): void {
  noteChange([name]);
  mutateCache(named(name), data);
}

/** Forgets everything that was fetched, and fetches nothing. */
export function forgetAllData(): void {
  cache.clear();
  remember(tabMemory, HANDED_ON_KEY, null);
  accountBefore = null;
  owner = null;
}

/** Forgets the data of one account when another has taken its place, and fetches what is on screen anew. */
function changeAccount(): void {
  noteChange([...changes.keys()].filter((name) => name !== 'currentUser'));
  // What a page before fetched may be of a part that is not loaded here yet.
  invalidateKeys((key) => nameOf(key) !== 'currentUser');
}

/** Says who is here, by the server's own answer: the id of the account, or null. */
export function claimData(accountId: string | null): void {
  if (accountId === null) forgetAllData();
  else if (accountId !== (owner ?? accountBefore ?? accountId)) changeAccount();
  owner = accountId;
}

/**
 * Begins with what the page before this one fetched, within one tab and for the account that this browser was last signed
 * in with: so data stays fresh over a change of pages. What may have changed since is left out, and reloading a page asks
 * for all of it again. Returns whose it is. docs/decisions/0030
 */
function beginWithPageBefore(): string | null {
  const kept = recall(tabMemory, HANDED_ON_KEY) as { account: string; answers: CachedAnswer[] } | null;
  if (!kept || kept.account !== hintedAccount()) return null;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'reload') return null;
  cache.take(kept.answers, lastAccountChange());
  return kept.account;
}

globalThis.addEventListener?.('pagehide', () => {
  if (owner === null) return;
  remember(tabMemory, HANDED_ON_KEY, { account: owner, answers: cache.handOn(neverFresh) });
});
