import * as z from 'zod/mini';
import { base64Picture } from '../base64-picture.ts';
import type { ImageModel, TextModel } from '../ports.ts';
import { streamedWords } from '../streamed-words.ts';
import { TALK_PATIENCE_MS } from '../talk-patience.ts';
import { readInTime } from './read-in-time.ts';
import { timeUp } from './time-up.ts';

/** The part of Cloudflare's AI binding that is used here. */
export interface AiBinding {
  run(
    model: string,
    inputs: Record<string, unknown>,
    options?: { returnRawResponse: boolean },
  ): Promise<unknown>;
}

export const ENGINE_PLACE = 'Your words go to Cloudflare Workers AI';

/** JSON mode answers with an object, some models with its text. */
const textReplySchema = z.object({ response: z.union([z.string(), z.looseObject({})]) });

const wholeSchema = z.object({ response: z.string() });
/** Some models end with a piece that counts tokens and holds no words. */
const pieceSchema = z.object({ response: z.nullish(z.string()) });

/** Its end is the mark alone: a count of tokens may come with any piece. */
const readPiece = (data: string) => ({
  words: pieceSchema.parse(JSON.parse(data)).response ?? '',
  isLast: false,
});

const messages = (instructions: string, subject: string) => [
  { role: 'system', content: instructions },
  { role: 'user', content: subject },
];

/** A chat model on Workers AI, asked for JSON of a schema or for words. */
export function workersAiText(ai: AiBinding, model: string, patienceMs = TALK_PATIENCE_MS): TextModel {
  return {
    engine: { name: model, dataGoes: ENGINE_PLACE },
    async askForData({ instructions, subject, shape }) {
      const { response } = textReplySchema.parse(
        await ai.run(model, {
          messages: messages(instructions, subject),
          response_format: { type: 'json_schema', json_schema: shape.schema },
        }),
      );
      return typeof response === 'string' ? JSON.parse(response) : response;
    },
    async *talk({ instructions, subject, mostTokens }) {
      const over = timeUp(patienceMs);
      const run = ai.run(model, {
        messages: messages(instructions, subject),
        max_tokens: mostTokens,
        stream: true,
      });
      const reply = await Promise.race([run, over]).catch((error: unknown) => {
        cancelWhenItComes(run);
        throw error;
      });
      if (!(reply instanceof ReadableStream)) {
        yield wholeSchema.parse(reply).response;
        return;
      }
      yield* streamedWords(readInTime(reply, over), readPiece);
    },
  };
}

/** A stream that comes too late is not left running. */
function cancelWhenItComes(run: Promise<unknown>): void {
  run.then((late) => (late instanceof ReadableStream ? late.cancel() : undefined)).catch(() => undefined);
}

const imageReplySchema = z.object({ image: z.string() });

/** An image model on Workers AI that answers with base64, one picture a call. */
export function workersAiImages(ai: AiBinding, model: string): ImageModel {
  return {
    engine: { name: model, dataGoes: ENGINE_PLACE },
    paint: ({ prompt, count }) =>
      Promise.all(
        Array.from({ length: count }, async () =>
          base64Picture(imageReplySchema.parse(await ai.run(model, { prompt })).image),
        ),
      ),
  };
}
