import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourcesOf } from './sampled.ts';
import { SOUND, UNDERSTANDING } from './sound-sources.ts';

const sources = sourcesOf(SOUND);
const understanding = sourcesOf(UNDERSTANDING);

it.each([
  ['a style', 'core/tools/voice-tag/styles.ts'],
  ['a preset', 'core/tools/voice-tag/presets.ts'],
  ['a loudness', 'core/tools/voice-tag/loudness-profiles.ts'],
  ['a bed', 'core/tools/voice-tag/engine/beds/riser.ts'],
  ['an effect of the voice', 'core/tools/voice-tag/engine/treatment/vinyl-stop.ts'],
  ['the loudness meter', 'core/music/loudness/loudness.ts'],
  ['the fingerprints of the speech data', 'core/tools/voice-tag/engine/speech/speech-files.ts'],
  ['the mix', 'site/tools/voice-tag/render/render-drop.ts'],
  ['a worker that is started by its address', 'site/tools/voice-tag/finish/finish.worker.ts'],
  ['how a worker answers', 'site/tools/voice-tag/finish/finish-handlers.ts'],
])('%s is a source of the sound', (_, path) => {
  expect(sources.get(path)).toMatch(/\S/);
});

it('what only shows a drop, sells it or tests it is none', () => {
  const strange = [...sources.keys()].filter((path) => /\.test\.|\.tsx$|catalogue|history|deck\//.test(path));
  expect(strange).toEqual([]);
});

const PARTS_OF_THE_LISTENER = globSync('scripts/speech-references/*.ts');

it.each([
  ['a style', 'core/tools/voice-tag/styles.ts'],
  ['how a voice is shaped', 'core/tools/voice-tag/engine/voice/shape-voice.ts'],
  ['what speaks', 'core/tools/voice-tag/engine/speech/speak.ts'],
  ['what speaks outside of a browser', 'tests/support/device-speech.ts'],
  ['what the other engine said', 'core/tools/voice-tag/engine/voice/fixtures/phrases-of-another-engine.json'],
  ['what may be mistaken', 'core/tools/voice-tag/engine/voice/intelligible.test.ts'],
  ['how the listener is read', 'scripts/speech-references.ts'],
  ...PARTS_OF_THE_LISTENER.map((path): [string, string] => ['a part of the listener', path]),
])('%s decides what is understood: %s', (_, path) => {
  expect(understanding.get(path)).toMatch(/\S/);
});

it('what comes after the voice does not', () => {
  const strange = [...understanding.keys()].filter((path) => /treatment\/|loudness|^site\//.test(path));
  expect(strange).toEqual([]);
});
