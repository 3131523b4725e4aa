import { readCursor, writeCursor } from '#core/cursor.ts';
import { ApiError } from '#core/errors.ts';
import type { Generation } from '#core/generation.ts';
import { findTool } from '#core/tools/index.ts';
import { listGenerations as selectList } from '#db/queries/generation-lists.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { generationView } from './generation-view.ts';

const PAGE = 20;

/** A page of what a tool made for the account, newest first, and the cursor of the next. An unreadable cursor starts anew. */
export async function listGenerations(
  deps: Pick<Deps, 'db' | 'tools'>,
  caller: Caller,
  request: { tool: string; words: string | undefined; cursor: string | undefined },
): Promise<{ generations: Generation[]; next: string | null }> {
  const { tool, words, cursor } = request;
  if (!findTool(deps.tools, tool)) throw new ApiError('NOT_FOUND', 'There is no such tool');
  const asked = {
    tools: [tool],
    words: words?.trim() || null,
    before: readCursor(cursor),
    limit: PAGE + 1,
  };
  const { rows } = await caller.ask((userId) => ({
    reads: { rows: selectList(deps.db, { userId, ...asked }) },
  }));
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return {
    generations: page.map(generationView),
    next: rows.length > PAGE && last ? writeCursor({ at: last.createdAt, id: last.id }) : null,
  };
}
