import type * as z from 'zod/mini';
import type { sourceSchema, voiceDropSchema, voiceSettingsSchema } from './drop-schema.ts';

/** Semitones up or down, and times as fast. */
export const MOST_SEMITONES = 6;
export const SLOWEST = 0.7;
export const FASTEST = 1.4;

export type DropSource = z.infer<typeof sourceSchema>;
export type VoiceSettings = z.infer<typeof voiceSettingsSchema>;
export type VoiceDrop = z.infer<typeof voiceDropSchema>;
