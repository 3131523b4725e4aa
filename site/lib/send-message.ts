import type { ErrorReply, FieldError } from '#core/errors.ts';

/** Longer than this, in milliseconds, is no answer. */
export const PATIENCE_MS = 30_000;

export const NO_ANSWER = "Can't reach Deckhand. Check your connection; what you typed is kept.";

/** What became of a message. */
export type Outcome =
  /** What the server answered. */
  | { sent: Readonly<Record<string, unknown>> }
  /** Fields that need another look, by their names. */
  | { fields: readonly FieldError[] }
  /** Why nothing was sent, in sentences. */
  | { problem: string };

/** `14:32`, in the time of the reader: the first whole minute after `seconds`. */
export function clockAfter(seconds: number, now: Date): string {
  const at = new Date(Math.ceil((now.getTime() + seconds * 1000) / 60_000) * 60_000);
  return at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
}

/** What a reply that is not a success says to the person who wrote. */
export function outcomeOf(
  error: Partial<ErrorReply['error']> | undefined,
  reply: Response,
  now: Date,
): Outcome {
  if (error?.fields?.length) return { fields: error.fields };
  if (reply.status === 429) {
    const until = clockAfter(Number(reply.headers.get('retry-after')) || 60, now);
    return {
      problem: `Too many messages came from your network. Try again at ${until}; what you typed is kept.`,
    };
  }
  if (error?.message && reply.status === 404) return { problem: `${error.message}. What you typed is kept.` };
  if (error?.message) return { problem: `${error.message}. Try again in a moment.` };
  return { problem: 'Something went wrong on our side. What you typed is kept; try again in a moment.' };
}

/**
 * Sends what somebody wrote to an address of the API, and says what became of it whatever happens. Sent again under its key
 * it arrives once.
 */
export async function sendMessage(address: string, message: unknown, key: string): Promise<Outcome> {
  try {
    const reply = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const body = await reply.json().catch(() => null);
    return reply.ok && body ? { sent: body } : outcomeOf(body?.error, reply, new Date());
  } catch {
    return { problem: NO_ANSWER };
  }
}
