import { ADDRESSES } from 'virtual:api-addresses';
import type { ChatEvent, ChatMessage, ChatReply } from '#core/chat.ts';
import { ApiError, type ErrorReply } from '#core/errors.ts';
import { changing } from '#site/lib/account-changes.ts';
import { errorOf } from '#site/lib/api.ts';
import { StrangeReply } from '#site/lib/strange-reply.ts';
import { readEvents } from './server-sent-events.ts';

export interface Asked {
  message: string;
  /** The same for every try of one message, so that it is paid once. */
  key: string;
  signal: AbortSignal;
}

/** What is heard while the answer is on its way. */
export interface Listener {
  question(question: ChatMessage): void;
  /** A piece of the answer. */
  piece(text: string): void;
}

/** The server gave up on the answer, and has given the credit back: another try is another message. */
export class AnswerFailed extends ApiError {}

/** The answer may still be written, and be paid: only the same key asks for it again. */
export class AnswerOpen extends ApiError {}

/**
 * Sends a message and hears the answer as it is written. Throws ApiError for a refusal, AnswerFailed where the answer
 * failed on the way, AnswerOpen where nobody knows, and TypeError where the connection failed.
 */
export const askCue = (asked: Asked, listener: Listener): Promise<ChatReply> =>
  changing(() => ask(asked, listener));

async function ask({ message, key, signal }: Asked, listener: Listener): Promise<ChatReply> {
  const { path, method } = ADDRESSES.sendMessage;
  const reply = await fetch(path, {
    method,
    credentials: 'include',
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify({ message }),
    signal,
  });
  if (!reply.ok) throw await errorOf(reply);
  if (!reply.body || !reply.headers.get('content-type')?.startsWith('text/event-stream')) {
    return await reply.json();
  }
  for await (const { event, data } of readEvents(reply.body)) {
    const heard = { event, data: JSON.parse(data) } as ChatEvent;
    if (heard.event === 'question') listener.question(heard.data);
    else if (heard.event === 'delta') listener.piece(heard.data.text);
    else if (heard.event === 'done') return heard.data;
    else if (heard.event === 'error') throw endOf(heard.data);
  }
  throw new TypeError('Failed to fetch: the answer broke off');
}

function endOf({ error: { code, message } }: ErrorReply): ApiError {
  return new (code === 'PROVIDER_FAILED' ? AnswerFailed : AnswerOpen)(code, message);
}

/** Whether this try is over for good. After anything else the same key has to be sent again. */
export function isFinal(error: unknown): boolean {
  if (error instanceof AnswerFailed) return true;
  if (!(error instanceof ApiError) || error instanceof AnswerOpen || error instanceof StrangeReply)
    return false;
  // A conflict that says when to come back means that the answer is still being written.
  if (error.code === 'CONFLICT') return error.details.retryAfter === undefined;
  return !['INTERNAL', 'UNAVAILABLE', 'UNAUTHORIZED', 'RATE_LIMITED'].includes(error.code);
}
