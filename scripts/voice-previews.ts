/**
 * Makes the voices of the landing page with the product itself: `npm run build:test && node scripts/voice-previews.ts`. What
 * it writes to content/voices is kept, so that a build needs no browser; make them again when the sound has changed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEncoder } from 'wasm-media-encoders';
import { type PresetId, recipeOf } from '#core/tools/voice-tag/presets.ts';
import { SHOWN_STYLES, type StyleId } from '#core/tools/voice-tag/styles.ts';
import { openSoundBench } from './sound-bench/open-sound-bench.ts';
import { voiceWaves } from './sprites/voice-waves.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'content/voices');

const SCRIPT = 'You are locked in with DJ Nova';
/** The drop of the act whose logo and papers the landing page shows. */
const ACT = {
  id: 'kollektiv-909',
  style: 'hype-mc',
  preset: 'festival',
  script: 'This is Kollektiv nine oh nine',
} as const;
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
const voices: Record<string, { words: string; seconds: number; columns: number[] }> = {};
interface Preview {
  id: string;
  style: StyleId;
  preset: PresetId;
  script: string;
}
const previews: Preview[] = SHOWN_STYLES.map((id) => ({
  id,
  style: id,
  preset: TREATMENTS[id],
  script: SCRIPT,
}));
for (const { id, style, preset, script } of [...previews, ACT]) {
  const drop = { script, voice: { style }, preset, recipe: recipeOf(preset), profile: 'stream' };
  const [left, right] = await ask('sound', drop);
  const sides: [Float32Array, Float32Array] = [samples(left), samples(right)];
  mp3.configure({ sampleRate: 44_100, channels: 2, bitrate: KBPS });
  const parts = [Buffer.from(mp3.encode(sides)), Buffer.from(mp3.finalize())];
  writeFileSync(join(folder, `${id}.mp3`), Buffer.concat(parts));
  const seconds = Number((sides[0].length / 44_100).toFixed(2));
  voices[id] = { words: script, seconds, columns: peaksOf(sides[0]) };
  console.log(`${id}.mp3 ${seconds} s`);
}
const rows = Object.entries(voices).map(([id, voice]) => `  "${id}": ${JSON.stringify(voice)}`);
writeFileSync(`${folder}.json`, `{\n${rows.join(',\n')}\n}\n`);
writeFileSync(`${folder}.svg`, voiceWaves(voices, SHOWN_STYLES));
await bench.close();
