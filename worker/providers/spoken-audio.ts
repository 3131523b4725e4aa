import { sniffType } from '#core/sniff-type.ts';

const TYPES = ['audio/mpeg', 'audio/wav'] as const;
const MOST_BYTES = 8 * 1024 * 1024;

/** Sound as a provider spoke it. */
export interface SpokenAudio {
  type: (typeof TYPES)[number];
  bytes: Uint8Array;
}

/** Sound that came as bytes. Throws where it is none by its first bytes, or larger than 8 MB: what came is not trusted. */
export function spokenAudio(bytes: Uint8Array): SpokenAudio {
  if (bytes.byteLength > MOST_BYTES) throw new Error('What was spoken is larger than 8 MB');
  const sniffed = sniffType(bytes);
  const type = TYPES.find((each) => each === sniffed);
  if (!type) throw new Error('What the speech model sent is no sound');
  return { type, bytes };
}

/** Sound that came as base64. */
export function base64Audio(base64: string): SpokenAudio {
  if (base64.length > (MOST_BYTES * 4) / 3 + 4) throw new Error('What was spoken is larger than 8 MB');
  return spokenAudio(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));
}

/** Sound that comes as a stream, given up as soon as there is more of it than 8 MB. */
export async function streamedAudio(body: ReadableStream<Uint8Array> | null): Promise<SpokenAudio> {
  if (!body) throw new Error('The speech model sent nothing');
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > MOST_BYTES) throw new Error('What was spoken is larger than 8 MB');
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return spokenAudio(bytes);
}
