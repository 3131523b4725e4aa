import { parseBuffer } from 'music-metadata';
import { expect, it } from 'vitest';
import { SAMPLE_RATE } from '#core/music/sound.ts';
import { recipeOf } from '#core/tools/voice-tag/presets.ts';
import { testVisits } from '../support/browser.ts';
import { giveSoundTime } from '../support/slow-sound.ts';
import { openSoundBench } from '../support/sound-bench.ts';
import { step } from '../support/step.ts';

giveSoundTime();
const newVisit = testVisits();
const openBench = async () => openSoundBench(await newVisit());

const DROP = {
  script: 'You are locked in with DJ Nova',
  preset: 'festival',
  recipe: { ...recipeOf('festival'), key: '9A' },
} as const;

/** What the browser's own mixing may round differently from run to run, of full scale. */
const ROUNDING = 1e-5;

const apart = (a: Float32Array, b: Float32Array) =>
  a.reduce((most, sample, i) => Math.max(most, Math.abs(sample - (b[i] ?? 9))), 0);

it('a drop is a file that other programs read, and sounds the same wherever it is made', async () => {
  const [bench, other] = await Promise.all([openBench(), openBench()]);

  await step('a finished file is 320 kbps at 44.1 kHz, and another parser reads its tags', async () => {
    const [bytes, sound] = await Promise.all([bench.file(DROP), other.left(DROP)]);
    const { format, common, native } = await parseBuffer(bytes, { mimeType: 'audio/mpeg' });
    expect(format).toMatchObject({ codec: 'MPEG 1 Layer 3', sampleRate: 44_100, numberOfChannels: 2 });
    expect(format.bitrate).toBe(320_000);
    expect(Math.abs((format.duration ?? 0) - sound.length / SAMPLE_RATE)).toBeLessThan(0.06);
    expect(common).toMatchObject({ title: DROP.script, artist: 'DJ Nova', bpm: 128, key: 'Em' });
    const tags = Object.values(native).flat();
    expect(JSON.stringify(tags)).toContain('digitalsourcetype/trainedAlgorithmicMedia');
    expect(tags.map(({ id }) => id).join(' ')).toContain('GEOB');
  });

  for (const preset of ['air-horn', 'sub-drop', 'cinematic'] as const)
    await step(
      `the same recipe over the same voice makes the same sound, in another tab too: ${preset}`,
      async () => {
        const drop = { script: 'DJ Nova', preset, recipe: recipeOf(preset) };
        const [one, again] = await Promise.all([bench.left(drop), other.left(drop)]);
        expect(again.length).toBe(one.length);
        expect(apart(one, again)).toBeLessThan(ROUNDING);
        const changed = await bench.left({ ...drop, recipe: { ...drop.recipe, seed: 2 } });
        expect(apart(one, changed)).toBeGreaterThan(0.01);
      },
    );
});
