import * as z from 'zod/mini';
import { base64Picture } from '../base64-picture.ts';
import { eventData } from '../event-data.ts';
import type { ImageModel, TextModel } from '../ports.ts';

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

const messages = (instructions: string, subject: string) => [
  { role: 'system', content: instructions },
  { role: 'user', content: subject },
];

/** A chat model on Workers AI, asked for JSON of a schema or for words. */
export function workersAiText(ai: AiBinding, model: string): TextModel {
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
    async *talk({ instructions, subject }) {
      const reply = await ai.run(model, { messages: messages(instructions, subject), stream: true });
      if (!(reply instanceof ReadableStream)) {
        yield wholeSchema.parse(reply).response;
        return;
      }
      for await (const data of eventData(reply)) yield pieceSchema.parse(JSON.parse(data)).response ?? '';
    },
  };
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
