import { useStore } from '@nanostores/react';
import type { CommonEndpoint } from './api.ts';
import type { Query } from './query.ts';

type DataOf<Name extends CommonEndpoint> = Exclude<ReturnType<Query<Name>['get']>['data'], undefined>;

/** What a component knows of a query: it waits, it has data (`refreshing` while newer is on its way), or it failed. */
export type QueryState<Data> =
  | { state: 'waiting' }
  | { state: 'ready'; data: Data; refreshing: boolean }
  | { state: 'failed'; error: unknown; retry: () => void };

/** Follows a query. Data that was there once stays when a refresh fails. Null data (signed out) waits too. */
export function useQuery<Name extends CommonEndpoint>(
  $query: Query<Name>,
): QueryState<NonNullable<DataOf<Name>>> {
  const { data, error, loading } = useStore($query, { ssr: 'initial' });
  if (data !== undefined && data !== null) {
    return { state: 'ready', data: data as NonNullable<DataOf<Name>>, refreshing: loading };
  }
  if (error !== undefined && !loading) {
    return { state: 'failed', error, retry: () => $query.revalidate() };
  }
  return { state: 'waiting' };
}
