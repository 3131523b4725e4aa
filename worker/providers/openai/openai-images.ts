import * as z from 'zod/mini';

import { base64Picture } from '../base64-picture.ts';
import type { ImageModel } from '../ports.ts';
import { type OpenAiEndpoint, openAiCall } from './openai-call.ts';

const imagesSchema = z.object({
  data: z.array(z.object({ b64_json: z.string() })).check(z.minLength(1)),
});

/** Any image model behind OpenAI's HTTP API that sends pictures in the answer itself. */
export function openAiImages(endpoint: OpenAiEndpoint): ImageModel {
  return {
    engine: { name: endpoint.model, dataGoes: `Your words go to ${new URL(endpoint.url).host}` },
    async paint({ prompt, count }) {
      const { data } = imagesSchema.parse(
        await openAiCall(endpoint, '/images/generations', { prompt, n: count, size: '1024x1024' }),
      );
      return data.slice(0, count).map(({ b64_json }) => base64Picture(b64_json));
    },
  };
}
