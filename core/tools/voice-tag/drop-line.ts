import type { VoiceDrop } from './drop.ts';
import { PRESETS } from './presets.ts';
import { STYLES } from './styles.ts';

/** `Festival · Trailer Deep`: what a drop is, in two words. */
export const dropLine = ({ preset, voice }: Pick<VoiceDrop, 'preset' | 'voice'>): string =>
  `${PRESETS[preset].label} · ${STYLES[voice.style].label}`;
