import type { DropDraft } from './drop-draft.ts';

/** What of a drop decides how the voice alone sounds. */
export function voicePart({ script, respellings, source, voice }: DropDraft): string {
  return JSON.stringify([spokenScript(script), respellings, source, voice]);
}

/** What of a drop decides how a take sounds, its loudness included. */
export function soundPart(drop: DropDraft): string {
  return JSON.stringify([voicePart(drop), drop.recipe, drop.profile]);
}

const spokenScript = (script: string): string => script.replace(/\s+/gu, ' ').trim();
