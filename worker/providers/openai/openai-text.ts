import * as z from 'zod/mini';
import type { TextModel } from '../ports.ts';
import { type OpenAiEndpoint, openAiCall } from './openai-call.ts';

const completionSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).check(z.minLength(1)),
});

/** Any chat model behind OpenAI's HTTP API, asked for JSON of a schema. */
export function openAiText(endpoint: OpenAiEndpoint): TextModel {
  return {
    engine: { name: endpoint.model, dataGoes: `Your words go to ${new URL(endpoint.url).host}` },
    async askForData({ instructions, subject, shape }) {
      const completion = completionSchema.parse(
        await openAiCall(endpoint, '/chat/completions', {
          messages: [
            { role: 'system', content: instructions },
            { role: 'user', content: subject },
          ],
          response_format: { type: 'json_schema', json_schema: { name: shape.name, schema: shape.schema } },
        }),
      );
      return JSON.parse(completion.choices[0]?.message.content ?? '');
    },
  };
}
