/**
 * Makes the voices of the landing page with the product itself: `npm run build:test && node scripts/voice-previews.ts`. What
 * it writes to site/landing/voices is kept, so that a build needs no browser; make them again when the sound has changed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEncoder } from 'wasm-media-encoders';
import { type PresetId, recipeOf } from '#core/tools/voice-tag/presets.ts';
import { SHOWN_STYLES } from '#core/tools/voice-tag/styles.ts';
import { openSoundBench } from './sound-bench/open-sound-bench.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'site/landing/voices');

const SCRIPT = 'You are locked in with DJ Nova';
const COLUMNS = 64;
/** Enough to hear what it is; the product's own files have 320. */
const KBPS = 96;

const TREATMENTS: Record<(typeof SHOWN_STYLES)[number], PresetId> = {
  'trailer-deep': 'cinematic',
  'late-night-fm': 'clean',
  'hype-mc': 'festival',
  'club-diva': 'sub-drop',
  'after-hours': 'hotline',
  'sound-system': 'air-horn',
  machine: 'warehouse',
  whisper: 'tape-stop',
};

const bench = await openSoundBench();
const ask = await bench.freshPage();

const samples = (base64: string) => {
  const bytes = Uint8Array.from(Buffer.from(base64, 'base64'));
  return new Float32Array(bytes.buffer);
};

const peaksOf = (side: Float32Array) =>
  Array.from({ length: COLUMNS }, (_, column) => {
    const part = side.subarray(
      Math.floor((column * side.length) / COLUMNS),
      Math.floor(((column + 1) * side.length) / COLUMNS),
    );
    return Math.round(255 * part.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0));
  });

const mp3 = await createEncoder(
  'audio/mpeg',
  readFileSync(join(root, 'node_modules/wasm-media-encoders/wasm/mp3.wasm')),
);
const voices: Record<string, { seconds: number; columns: number[] }> = {};
for (const style of SHOWN_STYLES) {
  const preset = TREATMENTS[style];
  const drop = { script: SCRIPT, voice: { style }, preset, recipe: recipeOf(preset), profile: 'stream' };
  const [left, right] = await ask('sound', drop);
  const sides: [Float32Array, Float32Array] = [samples(left), samples(right)];
  mp3.configure({ sampleRate: 44_100, channels: 2, bitrate: KBPS });
  const parts = [Buffer.from(mp3.encode(sides)), Buffer.from(mp3.finalize())];
  writeFileSync(join(folder, `${style}.mp3`), Buffer.concat(parts));
  voices[style] = { seconds: Number((sides[0].length / 44_100).toFixed(2)), columns: peaksOf(sides[0]) };
  console.log(`${style}.mp3 ${voices[style].seconds} s`);
}
writeFileSync(
  join(folder, 'previews.ts'),
  `// biome-ignore-all format: written by scripts/voice-previews.ts
/** The line that the voices of the landing page say, and for each its length in seconds and its peaks, 0 to 255. */
export const PREVIEWS = ${JSON.stringify({ script: SCRIPT, voices })};
`,
);
await bench.close();
