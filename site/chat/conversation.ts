import { atom, type ReadableAtom } from 'nanostores';
import { type ChatHistory, type ChatMessage, type ChatReply, isSendable } from '#core/chat.ts';
import { type Asked, isFinal, type Listener } from './ask-cue.ts';
import type { Draft } from './draft.ts';
import { countNew, type Known, withEarlier, withLatest, withNewest } from './merge-history.ts';

/** A message on its way, and what has been heard of its answer. */
export interface Sending {
  text: string;
  /** When it was sent, as an ISO instant. */
  at: string;
  answer: string;
}

export interface Talk extends Known {
  history: 'waiting' | 'ready' | 'failed';
  /** Whether earlier messages are on their way; failed ones may be asked for again. */
  earlier: 'idle' | 'waiting' | 'failed';
  engine: ChatHistory['engine'] | null;
  sending: Sending | null;
  /** Why the message in the draft was not sent. */
  failure: { error: unknown } | null;
  /** How many of the last messages were said since this page knows the conversation, here or in another tab. */
  said: number;
  /** The last of them that Cue said, whole. */
  heard: ChatMessage | null;
}

export interface Conversation {
  $talk: ReadableAtom<Talk>;
  draft: Draft;
  /** Asks for the newest messages. */
  load(): Promise<void>;
  /** Asks for the messages before the first. */
  reachBack(): Promise<void>;
  /** Sends the draft. Nothing happens while one is on its way or there is nothing in it to send. spec §4 */
  send(): Promise<void>;
  /** Forgets the whole conversation. Throws where the server did not. */
  clear(): Promise<void>;
  /** The page goes: stops listening. */
  leave(): void;
}

interface ConversationParts {
  draft: Draft;
  now: () => Date;
  ask: (asked: Asked, listener: Listener) => Promise<ChatReply>;
  history: (cursor?: string) => Promise<ChatHistory>;
  clear: () => Promise<unknown>;
  onAnswer: (reply: ChatReply) => void;
  onFailure: (error: unknown) => void;
}

const SILENCE: Talk = {
  history: 'waiting',
  messages: [],
  next: null,
  earlier: 'idle',
  engine: null,
  sending: null,
  failure: null,
  said: 0,
  heard: null,
};

export function conversation(parts: ConversationParts): Conversation {
  const { draft } = parts;
  const $talk = atom<Talk>(SILENCE);
  const change = (part: Partial<Talk>) => $talk.set({ ...$talk.get(), ...part });
  let connection = new AbortController();
  let loads = 0;

  async function load(): Promise<void> {
    const turn = ++loads;
    if ($talk.get().history === 'failed') change({ history: 'waiting' });
    try {
      const page = await parts.history();
      // Asked for again meanwhile: this page may lack what was said since.
      if (turn !== loads) return;
      const known = $talk.get();
      const merged = withNewest(known, page);
      const came = known.history === 'ready' ? countNew(known, page) : 0;
      const said = Math.min(known.said + came, merged.messages.length);
      change({ ...merged, said, history: 'ready', engine: page.engine });
      emptyIfAnswered(page.messages);
    } catch {
      // What is on screen stays; only an empty panel has to say that something is missing.
      if (turn === loads && $talk.get().history !== 'ready') change({ history: 'failed' });
    }
  }

  /** A page that was left while its answer was written finds it in the history: then the draft was sent. */
  function emptyIfAnswered(messages: ChatMessage[]): void {
    const { sending, failure } = $talk.get();
    const question = messages.findLast(({ role }) => role === 'user');
    if (question && !sending && !failure && question.content === draft.tried()?.trim()) draft.empty();
  }

  async function reachBack(): Promise<void> {
    const { next, earlier } = $talk.get();
    if (next === null || earlier === 'waiting') return;
    change({ earlier: 'waiting' });
    try {
      const page = await parts.history(next);
      // Cleared or loaded anew meanwhile: this page belongs to nothing any more.
      const isWanted = $talk.get().next === next;
      change({ ...(isWanted && withEarlier($talk.get(), page)), earlier: 'idle' });
    } catch {
      change({ earlier: 'failed' });
    }
  }

  /** Another piece of the answer, or the question as the server has it. */
  function hear(part: Partial<Sending>): void {
    const { sending } = $talk.get();
    if (sending) change({ sending: { ...sending, ...part } });
  }

  async function send(): Promise<void> {
    const message = draft.$text.get();
    if (!isSendable(message) || $talk.get().sending) return;
    change({ sending: { text: message.trim(), at: parts.now().toISOString(), answer: '' }, failure: null });
    connection = new AbortController();
    const { signal } = connection;
    try {
      const reply = await parts.ask(
        { message, key: draft.key(), signal },
        {
          question: ({ content, timestamp }) => hear({ text: content, at: timestamp }),
          piece: (text) => hear({ answer: ($talk.get().sending?.answer ?? '') + text }),
        },
      );
      draft.empty();
      change({
        ...withLatest($talk.get(), [reply.question, reply.answer]),
        sending: null,
        said: $talk.get().said + 2,
        heard: reply.answer,
      });
      parts.onAnswer(reply);
      await load();
    } catch (error) {
      if (isFinal(error)) draft.forgetKey();
      change({ sending: null, failure: { error } });
      if (!signal.aborted) parts.onFailure(error);
    }
  }

  return {
    $talk,
    draft,
    load,
    reachBack,
    send,
    async clear() {
      await parts.clear();
      change({ messages: [], next: null, failure: null, said: 0, heard: null });
    },
    leave: () => connection.abort(),
  };
}
