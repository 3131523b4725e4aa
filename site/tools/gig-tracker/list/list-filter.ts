import { GIG_STATUSES, type GigStatus, STATUS_IDS } from '#core/gigs/gig-status.ts';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import type { Params } from '../state/address.store.ts';

export const WHENS = { upcoming: 'Upcoming', past: 'Past', all: 'All' } as const;
export type When = keyof typeof WHENS;

/** How the list can be sorted: as the address has it, and in words. */
export const SORTS = {
  night: { asc: 'Soonest first', desc: 'Latest first' },
  fee: { desc: 'Highest fee first', asc: 'Lowest fee first' },
  updated: { desc: 'Last changed first', asc: 'Last changed last' },
} as const;
export type Sort = keyof typeof SORTS;
export type Order = 'asc' | 'desc';

/** What the list shows. */
export interface ListFilter {
  when: When;
  statuses: readonly GigStatus[];
  q: string;
  venue: string | null;
  client: string | null;
  series: string | null;
  sort: Sort;
  order: Order;
  /** What was deleted, instead. */
  isTrash: boolean;
}

const keyIn = <Key extends string>(known: Readonly<Record<Key, unknown>>, text: string | null): Key | null =>
  text !== null && Object.hasOwn(known, text) ? (text as Key) : null;

/** What is to come begins with the soonest, what is over with the latest; of the trash, what was deleted last. */
const usualSort = (isTrash: boolean): Sort => (isTrash ? 'updated' : 'night');
const usualOrder = (sort: Sort, when: When): Order =>
  sort === 'night' && when === 'upcoming' ? 'asc' : 'desc';

/** What an address asks for. What it says that is nothing is passed over. */
export function filterOf(query: string): ListFilter {
  const params = new URLSearchParams(query);
  const isTrash = params.get('trash') === '1';
  const when = isTrash ? 'all' : (keyIn(WHENS, params.get('when')) ?? 'upcoming');
  const sort = keyIn(SORTS, params.get('sort')) ?? usualSort(isTrash);
  const order = keyIn({ asc: 0, desc: 0 }, params.get('order')) ?? usualOrder(sort, when);
  const named = (params.get('status') ?? '').split(',');
  const id = (name: string): string | null => {
    const text = params.get(name) ?? '';
    return /^[a-z]{3}_\w{1,60}$/.test(text) ? text : null;
  };
  return {
    ...{ when, sort, order, isTrash },
    statuses: STATUS_IDS.filter((status) => named.includes(status)),
    q: (params.get('q') ?? '').slice(0, 80),
    ...{ venue: id('venue'), client: id('client'), series: id('series') },
  };
}

/** A filter as the address says it; what is usual is left out. */
export function paramsOf(filter: ListFilter): Params {
  const { when, statuses, q, venue, client, series, sort, order, isTrash } = filter;
  return {
    when: isTrash || when === 'upcoming' ? null : when,
    status: statuses.join(','),
    ...{ q, venue, client, series },
    sort: sort === usualSort(isTrash) ? null : sort,
    order: order === usualOrder(sort, when) ? null : order,
    trash: isTrash ? '1' : null,
  };
}

/** The same as one text: two filters that show the same have the same. */
export function queryOf(filter: ListFilter): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(paramsOf(filter))) if (value) query.set(name, value);
  return query.toString();
}

/** Of another time; the order follows, where it was the usual one. */
export function withWhen(filter: ListFilter, when: When): ListFilter {
  const isUsual = filter.order === usualOrder(filter.sort, filter.when);
  return { ...filter, when, order: isUsual ? usualOrder(filter.sort, when) : filter.order };
}

/** Sorted by a column; the one that it is sorted by already is turned round. */
export function sortedBy(filter: ListFilter, sort: Sort): ListFilter {
  if (filter.sort === sort) return { ...filter, order: filter.order === 'asc' ? 'desc' : 'asc' };
  return { ...filter, sort, order: usualOrder(sort, filter.when) };
}

/** Whether it leaves out gigs of its time. */
export const isNarrowed = ({ statuses, q, venue, client, series }: ListFilter): boolean =>
  statuses.length > 0 || q !== '' || venue !== null || client !== null || series !== null;

/** All gigs of its time. */
export const widened = (filter: ListFilter): ListFilter => ({
  ...filter,
  ...{ statuses: [], q: '', venue: null, client: null, series: null },
});

/** What the API is asked for; `tonight` is the day (ISO) by which the night that goes on is named. */
export function requestOf(filter: ListFilter, tonight: string) {
  const { when, statuses, q, venue, client, series, sort, order, isTrash } = filter;
  return {
    ...{ sort, order },
    ...(when === 'upcoming' && { from: tonight }),
    ...(when === 'past' && { to: dayAfter(tonight, -1) }),
    ...(statuses.length > 0 && { status: statuses.join(',') }),
    ...(q && { q }),
    ...(venue && { venue }),
    ...(client && { client }),
    ...(series && { series }),
    ...(isTrash && { deleted: 'true' as const }),
  };
}
export type ListRequest = ReturnType<typeof requestOf>;

/** `Lead, Hold`, `Lead and 3 more`, `All statuses` */
export function statusesWords(statuses: readonly GigStatus[]): string {
  const [first, ...more] = statuses.map((status) => GIG_STATUSES[status]);
  if (first === undefined) return 'All statuses';
  return more.length > 1 ? `${first} and ${more.length} more` : [first, ...more].join(', ');
}
