import { ApiError } from '#core/errors.ts';
import { StrangeReply } from '#site/lib/strange-reply.ts';
import type { ToastMessage } from '#site/ui/Toast.tsx';

/** From the toast to the sign-in page, in milliseconds. spec §8 */
export const TO_SIGN_IN_MS = 1500;

type Words = Required<Pick<ToastMessage, 'title' | 'text' | 'tone'>>;

/** The words for a message that was not sent, by the code of the refusal. spec §8 */
export function refusalWords(error: unknown): Words {
  const code = error instanceof ApiError ? error.code : null;
  if (wantsCredits(error)) {
    return {
      tone: 'waiting',
      title: 'Need More Credits',
      text: 'Refill credits to continue chatting with the assistant',
    };
  }
  if (code === 'UNAUTHORIZED') {
    return { tone: 'waiting', title: 'Sign In Required', text: 'Please sign in to chat with the assistant' };
  }
  return {
    tone: 'danger',
    title: 'Connection Error',
    text: 'Failed to send message. Check your connection and try again.',
  };
}

interface RefusalParts {
  show: (words: Words) => void;
  goTo: (address: string) => void;
}

/** Tells why a message was not sent. Who is signed out goes to sign in, and comes back to the draft. */
export function tellRefusal(error: unknown, { show, goTo }: RefusalParts): void {
  show(refusalWords(error));
  if (error instanceof ApiError && error.code === 'UNAUTHORIZED') {
    setTimeout(() => goTo('/signin?next=%2Fdashboard'), TO_SIGN_IN_MS);
  }
}

/** Why a message was not sent, in a few words for the line above the draft. */
export function refusalReason(error: unknown): string {
  if (!(error instanceof ApiError)) return 'No connection';
  // What a proxy wrote is its own page.
  if (error instanceof StrangeReply) return "Can't reach Deckhand";
  return error.details.fields?.[0]?.reason ?? error.message;
}

/** Whether the same message would be refused again until there are more credits. */
export const wantsCredits = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'INSUFFICIENT_CREDITS';
