import { SAMPLE_RATE } from '#core/music/sound.ts';
import { voiceDropSchema } from '#core/tools/voice-tag/drop-schema.ts';
import { arrange } from '#core/tools/voice-tag/engine/arrange.ts';
import { recipeSchema } from '#core/tools/voice-tag/recipe-schema.ts';
import type { DropMeta } from '#site/tools/voice-tag/finish/drop-meta.ts';
import type { Take } from '#site/tools/voice-tag/take.ts';

export const COVER = Uint8Array.from([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82]);
export const META: DropMeta = {
  ...{ title: 'You are locked in with DJ Nová', artist: 'DJ Nová', madeAt: '2026-11-21T13:40:05.000Z' },
  cover: COVER,
};
export const PACK = {
  ...{ title: META.title, artist: META.artist, licensee: 'Nora Quist', issuedAt: META.madeAt },
  licenceUrl: 'https://deckhand.example/terms#commercial-licence',
};

/** A take of 150 BPM: a buzz for a voice, a hum for a bed. */
export function takeOf(input: Record<string, unknown> = {}, hasBed = true): Take {
  const recipe = { bpm: 150.5, key: '3B', lead: 1, tail: 2, seed: 4, ...(input.recipe as object) };
  const drop = voiceDropSchema.parse({
    script: 'You are locked in',
    ...input,
    recipe: recipeSchema.parse(recipe),
  });
  const arrangement = arrange(drop.recipe, 1.3);
  const length = Math.round(arrangement.seconds * SAMPLE_RATE);
  const starts = arrangement.voice.at * SAMPLE_RATE;
  const speech = Float32Array.from(
    { length: 1.3 * SAMPLE_RATE },
    (_, i) => 0.4 * Math.sin(i / 40) * Math.sin(i / 3000),
  );
  const bed = Float32Array.from({ length }, (_, i) => (hasBed ? 0.1 * Math.sin(i / 90) : 0));
  const voice = Float32Array.from(
    { length },
    (_, i) => speech[i - Math.round(starts)] ?? 0.02 * Math.sin(i / 11),
  );
  const mix = voice.map((sample, i) => sample + (bed[i] ?? 0));
  return {
    ...{ id: 'one', number: 1, drop, madeInMs: 1 },
    speech: { voice: speech, words: [], spokenBy: 'Flite on this device', source: null },
    words: [{ text: 'You', at: 0, until: 0.2 }],
    rendered: { mix: [mix, mix], voice: [voice, voice], bed: [bed, bed], arrangement },
  };
}
/** Where nobody stops anything, and the stages are written down. */
export function course() {
  const stages: string[] = [];
  const signal = new AbortController().signal;
  return { stages, signal, onStage: (stage: string) => void (stages.at(-1) !== stage && stages.push(stage)) };
}
