/** Writes the drawings that many pages share, each set as one file: `node scripts/sprites.ts`, after a change of icons or voices. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHOWN_STYLES } from '#core/tools/voice-tag/styles.ts';
import { icons } from './sprites/icons.ts';
import { voiceWaves } from './sprites/voice-waves.ts';

const root = join(import.meta.dirname, '..');
const voices = JSON.parse(readFileSync(join(root, 'content/voices.json'), 'utf8'));

writeFileSync(join(root, 'site/ui/icons.svg'), await icons());
writeFileSync(join(root, 'content/voices.svg'), voiceWaves(voices, SHOWN_STYLES));
