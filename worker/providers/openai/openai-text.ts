import * as z from 'zod/mini';
import type { TextModel } from '../ports.ts';
import { streamedWords } from '../streamed-words.ts';
import { TALK_PATIENCE_MS } from '../talk-patience.ts';
import { type OpenAiEndpoint, openAiCall, openAiReply } from './openai-call.ts';

const completionSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).check(z.minLength(1)),
});

/** A piece of an answer; the last ones hold no words. */
const pieceSchema = z.object({
  choices: z.array(
    z.object({
      delta: z.object({ content: z.nullish(z.string()) }),
      finish_reason: z.nullish(z.string()),
    }),
  ),
});

function readPiece(data: string) {
  const [choice] = pieceSchema.parse(JSON.parse(data)).choices;
  return { words: choice?.delta.content ?? '', isLast: Boolean(choice?.finish_reason) };
}

/** OpenAI's own newer models refuse the name that every other server knows. */
const limitOf = (url: string, mostTokens: number) =>
  new URL(url).host === 'api.openai.com' ? { max_completion_tokens: mostTokens } : { max_tokens: mostTokens };

const messages = (instructions: string, subject: string) => [
  { role: 'system', content: instructions },
  { role: 'user', content: subject },
];

/** Any chat model behind OpenAI's HTTP API, asked for JSON of a schema or for words. */
export function openAiText(endpoint: OpenAiEndpoint): TextModel {
  return {
    engine: { name: endpoint.model, dataGoes: `Your words go to ${new URL(endpoint.url).host}` },
    async askForData({ instructions, subject, shape }) {
      const completion = completionSchema.parse(
        await openAiCall(endpoint, '/chat/completions', {
          messages: messages(instructions, subject),
          response_format: { type: 'json_schema', json_schema: { name: shape.name, schema: shape.schema } },
        }),
      );
      return JSON.parse(completion.choices[0]?.message.content ?? '');
    },
    async *talk({ instructions, subject, mostTokens }) {
      const body = {
        messages: messages(instructions, subject),
        stream: true,
        ...limitOf(endpoint.url, mostTokens),
      };
      const reply = await openAiReply(endpoint, '/chat/completions', body, TALK_PATIENCE_MS);
      // Some servers do not know how to stream, and answer whole.
      if (!reply.body || !reply.headers.get('content-type')?.startsWith('text/event-stream')) {
        yield completionSchema.parse(await reply.json()).choices[0]?.message.content ?? '';
        return;
      }
      yield* streamedWords(reply.body, readPiece);
    },
  };
}
