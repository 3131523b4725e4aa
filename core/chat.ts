import type { Credits } from './credits.ts';
import type { ErrorReply } from './errors.ts';

/** The assistant's name. */
export const ASSISTANT = 'Cue';

/** A question that the handbook answers. */
export const EXAMPLE_MESSAGE = 'What should I charge for a wedding?';

/** Messages a UTC day before fair use ends: one every five minutes, day and night. Unpaid answers count too. */
export const FAIR_USE_MESSAGES = 288;

/** Longest message, in characters. */
export const LONGEST_MESSAGE = 2000;

/** Messages that one page of the history holds at most: turns of two, so it is even. */
export const HISTORY_PAGE = 40;

/** Where an answer comes from: a help page, an article, a thing of the account. `href` is a path of ours. */
export interface Source {
  title: string;
  href: string;
}

export interface ChatMessage {
  id: string;
  role: 'user' | 'assistant';
  /** Plain text: paragraphs are parted by an empty line, items of a list begin with `- `. Never markup. */
  content: string;
  /** ISO instant. */
  timestamp: string;
  sources: Source[];
}

/**
 * POST /api/chat as server-sent events, where Accept asks for `text/event-stream`. `question` comes first, then the answer
 * in pieces, then `done` with what JSON would have answered; or `error`. After PROVIDER_FAILED the credit is back; after any
 * other code the answer may still come, and the same Idempotency-Key asks for it again.
 */
export type ChatEvent =
  | { event: 'question'; data: ChatMessage }
  | { event: 'delta'; data: { text: string } }
  | { event: 'done'; data: ChatReply }
  | { event: 'error'; data: ErrorReply };

/** A page of the conversation, oldest first; `next` asks for the messages before these. */
export interface ChatHistory {
  messages: ChatMessage[];
  next: string | null;
  /** Who answers, and where the words go, as a sentence. */
  engine: { name: string; dataGoes: string };
}

export interface ChatReply {
  question: ChatMessage;
  answer: ChatMessage;
  credits: Credits;
}

/** Whether there is anything in it to send. spec §5 */
export function isSendable(message: string): boolean {
  return message.trim() !== '' && message.length <= LONGEST_MESSAGE;
}
