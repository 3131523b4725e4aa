import { type Query, query } from '#site/lib/query.ts';
import { $me } from '#site/lib/session.store.ts';

const queries = new Map<string, Query<'drafts'>>();

/** What the account is writing in a tool, the one that was saved last first: one store for each tool. */
export function draftsOf(tool: string): Query<'drafts'> {
  const $drafts = queries.get(tool) ?? query('drafts', { params: { tool } }, { when: $me });
  queries.set(tool, $drafts);
  return $drafts;
}
