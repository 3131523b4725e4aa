import { call } from '#site/lib/api.ts';
import { putData, refresh } from '#site/lib/query.ts';
import { withRetries } from '#site/lib/retry.ts';
import { tabMemory } from '#site/lib/tab-memory.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { askCue } from './ask-cue.ts';
import { patiently } from './ask-patiently.ts';
import { type Conversation, conversation } from './conversation.ts';
import { noteWords } from './dock.store.ts';
import { draftOf } from './draft.ts';
import { tellRefusal } from './refusal.ts';

let current: { userId: string; conversation: Conversation } | null = null;

/** The conversation of an account on this page. It goes on while the panel is closed; another account gets its own. */
export function conversationOf(userId: string): Conversation {
  if (current?.userId !== userId) {
    current?.conversation.leave();
    current = { userId, conversation: begin(userId) };
  }
  return current.conversation;
}

function begin(userId: string): Conversation {
  return conversation({
    draft: draftOf({
      memory: tabMemory,
      place: `chat-draft:${userId}`,
      newKey: () => crypto.randomUUID(),
    }),
    now: () => new Date(),
    ask: patiently(askCue),
    history: (cursor) => withRetries(() => call('chatHistory', { query: { cursor } })),
    clear: () => call('clearChat', {}),
    onAnswer({ credits }) {
      noteWords();
      putData('credits', credits);
      refresh('credits', 'ledger');
    },
    onFailure: (error) => {
      noteWords();
      tellRefusal(error, { show: showToast, goTo: (address) => location.assign(address) });
    },
  });
}
