import {
  SPEECH_FILES,
  type SpeechFile,
  speechFileUrl,
} from '#core/tools/voice-tag/engine/speech/speech-files.ts';
import type { Instantiate } from '#core/tools/voice-tag/engine/speech/wasi.ts';
import { SPEAKER_IDS, type SpeakerId } from '#core/tools/voice-tag/styles.ts';
import { type Download, type OnShare, sharedDownload } from './speech-download.ts';

const download = (file: SpeechFile): Download =>
  sharedDownload(speechFileUrl(file), SPEECH_FILES[file].bytes);

const engine = download('engine.wasm');
const speakers = Object.fromEntries(SPEAKER_IDS.map((id) => [id, download(`${id}.bin`)])) as Record<
  SpeakerId,
  Download
>;

let compiled: Promise<WebAssembly.Module> | null = null;

function compile(program: BufferSource): Promise<WebAssembly.Module> {
  compiled ??= WebAssembly.compile(program).catch((error: unknown) => {
    compiled = null;
    throw error;
  });
  return compiled;
}

/** Loads and compiles the program, once for all speakers. Throws SpeechLoadError, or the reason of the signal. */
export async function loadEngine(onShare: OnShare, signal: AbortSignal): Promise<Instantiate> {
  const module = await compile(await engine.get(onShare, signal));
  return (imports) => {
    const instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: imports });
    const { memory, _start } = instance.exports;
    if (!(memory instanceof WebAssembly.Memory) || typeof _start !== 'function')
      throw new Error('The speech engine is not a WASI program');
    return { memory, start: () => _start() };
  };
}

/** Loads a speaker's recordings. Throws SpeechLoadError, or the reason of the signal. */
export const loadSpeaker = (
  speaker: SpeakerId,
  onShare: OnShare,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> => speakers[speaker].get(onShare, signal);
