import { createEncoder, type WasmMediaEncoder } from 'wasm-media-encoders';
import { SPEECH_FILES, speechFileUrl } from '#core/tools/voice-tag/engine/speech/speech-files.ts';

export type Mp3Encoder = WasmMediaEncoder<'audio/mpeg'>;

/** The encoder did not load; the message is for people. */
export class EncoderError extends Error {
  override readonly name = 'EncoderError';
}

let loaded: Promise<Mp3Encoder> | null = null;

/** The one encoder of this worker. LAME is a file of its own that the site serves. */
export function mp3Encoder(): Promise<Mp3Encoder> {
  loaded ??= load().catch((error: unknown) => {
    loaded = null;
    throw error;
  });
  return loaded;
}

async function load(): Promise<Mp3Encoder> {
  // What came and is not the file may have been kept: the second one comes from the server.
  const file = (await fetched('default')) ?? (await fetched('reload'));
  if (!file) throw new EncoderError('The MP3 encoder did not load. Check the connection and try again.');
  return createEncoder('audio/mpeg', file);
}

/** LAME as it is served; null where it does not come, or something of another length does. */
async function fetched(cache: RequestCache): Promise<ArrayBuffer | null> {
  try {
    const response = await fetch(speechFileUrl('mp3.wasm'), { cache });
    const file = await response.arrayBuffer();
    return response.ok && file.byteLength === SPEECH_FILES['mp3.wasm'].bytes ? file : null;
  } catch {
    return null;
  }
}
