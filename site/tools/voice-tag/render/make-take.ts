import type { VoiceDrop } from '#core/tools/voice-tag/drop.ts';
import { prepareDrop } from '../sound/prepare.ts';
import { speakDrop } from '../sound/speech-desk.ts';
import type { OnStage, Take } from '../take.ts';
import { renderDrop } from './render-drop.ts';

let takes = 0;

/** Speaks, lays and mixes a drop. Costs nothing. Throws what `signal` was aborted with. */
export async function makeTake(
  drop: VoiceDrop,
  options: { signal: AbortSignal; onStage: OnStage },
): Promise<Take> {
  const began = performance.now();
  const { signal, onStage } = options;
  const speech = await speakDrop(drop, options);
  signal.throwIfAborted();
  const prepared = await prepareDrop(speech, drop.recipe, options);
  signal.throwIfAborted();
  onStage('mix');
  const rendered = await renderDrop(prepared, drop.recipe, { signal });
  takes += 1;
  return {
    id: crypto.randomUUID(),
    number: takes,
    drop,
    speech,
    words: prepared.words,
    rendered,
    madeInMs: performance.now() - began,
  };
}
