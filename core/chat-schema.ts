import * as z from 'zod/mini';
import { type ChatHistory, type ChatMessage, type ChatReply, LONGEST_MESSAGE } from './chat.ts';
import { creditsSchema } from './credits.ts';

export const chatMessageSchema: z.ZodMiniType<ChatMessage> = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: z.string(),
  sources: z.array(z.object({ title: z.string(), href: z.string() })),
});

/** Kept without the spaces around it, of which something has to be left; they count towards the length. spec §5 */
export const chatBodySchema = z.object({
  message: z
    .string('Write a message')
    .check(
      z.maxLength(LONGEST_MESSAGE, `Use at most ${LONGEST_MESSAGE} characters`),
      z.trim(),
      z.minLength(1, 'Write a message'),
    ),
});

export const chatReplySchema: z.ZodMiniType<ChatReply> = z.object({
  question: chatMessageSchema,
  answer: chatMessageSchema,
  credits: creditsSchema,
});

/** Oldest first; `next` asks for the messages before these. `engine` is who answers, and where the words go. */
export const chatHistorySchema: z.ZodMiniType<ChatHistory> = z.object({
  messages: z.array(chatMessageSchema),
  next: z.nullable(z.string()),
  engine: z.object({ name: z.string(), dataGoes: z.string() }),
});
