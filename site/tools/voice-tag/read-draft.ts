import { voiceDropSchema } from '#core/tools/voice-tag/drop-schema.ts';
import { BLANK_DROP, type DropDraft } from './drop-draft.ts';

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
