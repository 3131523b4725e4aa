import type { VoiceDrop } from '#core/tools/voice-tag/drop.ts';
import { FIRST_PRESET, recipeOf } from '#core/tools/voice-tag/presets.ts';

/** A drop that is being made: the script may still be missing or too long, all else is as the tool takes it. */
export type DropDraft = VoiceDrop;

export const BLANK_DROP: DropDraft = {
  script: '',
  respellings: [],
  source: { kind: 'device' },
  voice: { style: 'trailer-deep', intensity: 0.5, pitch: 0, speed: 1 },
  preset: FIRST_PRESET,
  recipe: recipeOf(FIRST_PRESET),
  profile: 'standard',
};
