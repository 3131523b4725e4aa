import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SHOWN_STYLES } from '#core/tools/voice-tag/styles.ts';
import { voiceWaves, wavePath } from './voice-waves.ts';

it('draws each peak as high as it is, mirrored, and silence as a line', () => {
  expect(wavePath([255, 0, 128])).toBe('M0 0V-20h1V-0.4h1V-10h1V10h-1V0.4h-1V20h-1z');
});

it('is in step with the voices that the site plays', () => {
  const voices = JSON.parse(readFileSync('content/voices.json', 'utf8'));
  expect(readFileSync('content/voices.svg', 'utf8')).toBe(voiceWaves(voices, SHOWN_STYLES));
});
