import type { ChatMessage } from '#core/chat.ts';
import type { StoredTurn } from '#db/queries/chat-turns.ts';

export const questionOf = (turn: StoredTurn): ChatMessage => ({
  id: `${turn.id}_q`,
  role: 'user',
  content: turn.question,
  timestamp: turn.createdAt.toISOString(),
  sources: [],
});

export const answerOf = (turn: StoredTurn): ChatMessage => ({
  id: `${turn.id}_a`,
  role: 'assistant',
  content: turn.answer ?? '',
  timestamp: (turn.answeredAt ?? turn.createdAt).toISOString(),
  sources: turn.sources,
});
