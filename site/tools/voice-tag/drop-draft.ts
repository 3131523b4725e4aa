import { type VoiceDrop, voiceDropSchema } from '#core/tools/voice-tag/drop.ts';
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

type Stored = Readonly<Record<string, unknown>>;

/** The draft that a stored value stands for, field by field; what is unknown or broken becomes blank. */
export function draftOf(stored: unknown): DropDraft {
  const parts: Stored = typeof stored === 'object' && stored !== null ? (stored as Stored) : {};
  // One broken field must not take the others with it.
  const draft: Record<string, unknown> = { ...BLANK_DROP };
  for (const name of Object.keys(BLANK_DROP)) {
    const parsed = voiceDropSchema.safeParse({ script: 'x', [name]: parts[name] });
    if (parsed.success && parts[name] !== undefined) draft[name] = parsed.data[name as keyof DropDraft];
  }
  if (typeof parts.script === 'string') draft.script = parts.script.slice(0, 2000);
  return draft as DropDraft;
}
