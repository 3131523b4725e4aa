import type { EffectId } from '#core/tools/voice-tag/effects.ts';

/** The effects by what they change: how the voice sounds, where it stands, when it comes. */
export const EFFECT_GROUPS = {
  Tone: ['telephone', 'radio', 'distortion', 'vocoder', 'chorus', 'flanger'],
  Space: ['reverb', 'delay', 'swell'],
  Time: ['gate', 'stutter', 'scratch', 'vinyl-stop', 'pitch-drop'],
} as const satisfies Record<string, readonly EffectId[]>;
