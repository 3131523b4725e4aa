import { expect, it } from 'vitest';
import { soundSources } from './sound-sources.ts';

const sources = soundSources();

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
