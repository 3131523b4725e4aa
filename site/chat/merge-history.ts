import type { ChatHistory, ChatMessage } from '#core/chat.ts';

/** What is known of the conversation: oldest first, and how to ask for what was said before. */
export type Known = Pick<ChatHistory, 'messages' | 'next'>;

/** Takes in the newest page. What was said before it stays, unless there is a gap or the conversation was cleared. */
export function withNewest(known: Known, page: Known): Known {
  const first = page.messages[0];
  const at = known.messages.findIndex((message) => message.id === first?.id);
  if (at === -1) return { messages: page.messages, next: page.next };
  return { messages: [...known.messages.slice(0, at), ...page.messages], next: known.next };
}

/** How many messages of a page are not known yet. */
export function countNew(known: Known, page: Known): number {
  return without(page.messages, known.messages).length;
}

/** Takes in a page from before what is known. */
export function withEarlier(known: Known, page: Known): Known {
  return { messages: [...without(page.messages, known.messages), ...known.messages], next: page.next };
}

/** Takes in what was said just now. */
export function withLatest(known: Known, latest: ChatMessage[]): Known {
  return { ...known, messages: [...without(known.messages, latest), ...latest] };
}

function without(messages: ChatMessage[], others: ChatMessage[]): ChatMessage[] {
  const ids = new Set(others.map(({ id }) => id));
  return messages.filter(({ id }) => !ids.has(id));
}
