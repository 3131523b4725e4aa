import { type ChatHistory, HISTORY_PAGE } from '#core/chat.ts';
import { readCursor, writeCursor } from '#core/cursor.ts';
import { listTurns } from '#db/queries/chat-turns.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { chatEngine } from './engine.ts';
import { answerOf, questionOf } from './turn-view.ts';

const TURNS = HISTORY_PAGE / 2;

/** A page of the conversation, oldest first; `next` is the cursor of the one before it. An unreadable cursor starts anew. */
export async function listHistory(
  deps: Pick<Deps, 'db' | 'toolPorts'>,
  caller: Caller,
  cursor: string | undefined,
): Promise<ChatHistory> {
  const before = readCursor(cursor);
  const { turns } = await caller.ask((userId) => ({
    reads: { turns: listTurns(deps.db, { userId, before, limit: TURNS + 1 }) },
  }));
  const page = turns.slice(0, TURNS);
  const oldest = page.at(-1);
  return {
    messages: page.toReversed().flatMap((turn) => [questionOf(turn), answerOf(turn)]),
    next: turns.length > TURNS && oldest ? writeCursor({ at: oldest.createdAt, id: oldest.id }) : null,
    engine: chatEngine(deps.toolPorts.text),
  };
}
