import { beforeEach, expect, it, vi } from 'vitest';
import { SAMPLE_RATE } from '#core/music/sound.ts';
import { makeBed } from '#core/tools/voice-tag/engine/beds/make-bed.ts';
import { roomResponse, swellResponse } from '#core/tools/voice-tag/engine/rooms/room-response.ts';
import { treatVoice } from '#core/tools/voice-tag/engine/treatment/treat-voice.ts';
import { recipeOf } from '#core/tools/voice-tag/presets.ts';
import type { Recipe } from '#core/tools/voice-tag/recipe.ts';
import type { Speech } from '../take.ts';
import type { AskTreatment } from './treatment-line.ts';
import type { TreatmentTasks } from './treatment-messages.ts';

const asked = vi.hoisted((): string[] => []);

vi.mock('./treatment-line.ts', () => {
  const answers = {
    treat: ({ voice, words, recipe }: TreatmentTasks['treat']['asks']) => treatVoice(voice, words, recipe),
    bed: ({ kind, ...asks }: TreatmentTasks['bed']['asks']) => makeBed(kind, asks),
    room: roomResponse,
    swell: swellResponse,
  };
  const askTreatment = (async (task: keyof typeof answers, asks: { kind?: string }) => {
    asked.push(asks.kind ?? task);
    return answers[task](asks as never);
  }) as AskTreatment;
  return { askTreatment };
});

const speech: Speech = {
  voice: new Float32Array(SAMPLE_RATE).map((_, i) => Math.sin(i / 20) * 0.5),
  words: [{ text: 'Nova', at: 0.1, until: 0.9 }],
  spokenBy: 'own recording',
  source: null,
};

async function prepare(recipe: Recipe, given: Partial<{ speech: Speech; signal: AbortSignal }> = {}) {
  const { prepareDrop } = await import('./prepare.ts');
  const shares: number[] = [];
  const onStage = (stage: string, share = -1) => {
    expect(stage).toBe('beds');
    shares.push(share);
  };
  const signal = given.signal ?? new AbortController().signal;
  return { prepared: await prepareDrop(given.speech ?? speech, recipe, { signal, onStage }), shares };
}

beforeEach(() => {
  asked.length = 0;
  vi.resetModules();
});

it('makes one sound a clip, as long as the clip', async () => {
  const { prepared } = await prepare(recipeOf('festival'));
  expect(asked).toEqual(['treat', 'riser', 'impact', 'crowd', 'sub-drop', 'room', 'swell']);
  expect(prepared.beds).toHaveLength(prepared.arrangement.clips.length);
  for (const [index, clip] of prepared.arrangement.clips.entries())
    expect(prepared.beds[index]?.[0]).toHaveLength(Math.round(clip.seconds * SAMPLE_RATE));
  expect(prepared.words).toEqual(speech.words);
});

it('makes rooms only where they are heard', async () => {
  const recipe = recipeOf('festival');
  const { prepared } = await prepare({ ...recipe, effects: { delay: 1 } });
  expect(prepared).toMatchObject({ room: null, swellRoom: null });
  const dry = await prepare({ ...recipe, strength: 0 });
  expect(dry.prepared).toMatchObject({ room: null, swellRoom: null });
});

it('makes what it made before only once more', async () => {
  const recipe = recipeOf('cinematic');
  const first = await prepare(recipe);
  const { prepareDrop } = await import('./prepare.ts');
  asked.length = 0;
  const again = await prepareDrop(speech, recipe, {
    signal: new AbortController().signal,
    onStage: () => {},
  });
  expect(asked).toEqual([]);
  expect(again.beds[0]).toBe(first.prepared.beds[0]);
  await prepareDrop(
    speech,
    { ...recipe, key: '9A' },
    { signal: new AbortController().signal, onStage: () => {} },
  );
  expect(asked).toContain('drone');
});

it('treats a voice anew only where its own effects, the tempo or the key have changed', async () => {
  const { prepareDrop } = await import('./prepare.ts');
  const options = { signal: new AbortController().signal, onStage: () => {} };
  const recipe = { ...recipeOf('clean'), effects: { stutter: 0.6, reverb: 0.2 } };
  const treatments = async (changed: Partial<Recipe>, given = speech) => {
    asked.length = 0;
    await prepareDrop(given, { ...recipe, ...changed }, options);
    return asked.filter((task) => task === 'treat').length;
  };
  expect(await treatments({})).toBe(1);
  expect(await treatments({ lead: 3, layers: recipeOf('air-horn').layers })).toBe(0);
  expect(await treatments({ effects: { stutter: 0.6, reverb: 0.9 } })).toBe(0);
  expect(await treatments({ effects: { stutter: 0.9 } })).toBe(1);
  expect(await treatments({ strength: 1 })).toBe(1);
  expect(await treatments({ strength: 1, bpm: 140 })).toBe(1);
  expect(await treatments({ strength: 1, bpm: 140, key: '9A' })).toBe(1);
  expect(
    await treatments({ strength: 1, bpm: 140, key: '9A' }, { ...speech, voice: speech.voice.slice() }),
  ).toBe(1);
});

it('gives two layers of a kind sounds of their own', async () => {
  const layer = { kind: 'impact', at: 'start', offset: 0, length: 2, gain: 0, duck: 0 } as const;
  const { prepared } = await prepare({ ...recipeOf('clean'), layers: [layer, layer] });
  expect(prepared.beds[0]).not.toEqual(prepared.beds[1]);
  const other = { ...layer, kind: 'laser' } as const;
  const more = await prepare({ ...recipeOf('clean'), layers: [other, layer, layer] });
  expect(more.prepared.beds.slice(1)).toEqual(prepared.beds);
});

it('says how far it is, forwards only', async () => {
  const { shares } = await prepare(recipeOf('festival'));
  expect(shares[0]).toBe(0);
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
});

it('stops within one sound when it is called off, and throws the reason', async () => {
  const stop = new AbortController();
  const { prepareDrop } = await import('./prepare.ts');
  const onStage = () => {
    if (asked.includes('riser')) stop.abort(new Error('called off'));
  };
  const making = prepareDrop(speech, recipeOf('festival'), { signal: stop.signal, onStage });
  await expect(making).rejects.toThrow('called off');
  expect(asked).not.toContain('sub-drop');
});
