import type { ChatMessage, ChatReply } from '#core/chat.ts';

/** A message for tests, said at a minute past eight. */
export function messageOfTests(id: string, role: ChatMessage['role'] = 'user', content = id): ChatMessage {
  return { id, role, content, timestamp: '2026-11-19T20:01:00.000Z', sources: [] };
}

export const REPLY: ChatReply = {
  question: messageOfTests('trn_9_q', 'user', 'What does a logo cost?'),
  answer: messageOfTests('trn_9_a', 'assistant', 'Two credits.'),
  credits: {
    balance: 19,
    plan: 'free',
    dailyLimit: 3,
    dailyUsed: 0,
    resetsAt: '2026-11-20T00:00:00.000Z',
    costs: { 'dj-assistant': 1 },
  },
};
