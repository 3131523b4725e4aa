import type { LogoBrief } from './brief.ts';
import { type BriefText, UnsupportedScriptError } from './engine/errors.ts';
import { undrawable } from './engine/undrawable.ts';

export interface Refusal {
  path: BriefText;
  reason: string;
}

/** Why a brief cannot be drawn, known without opening a typeface; null where nothing speaks against it. */
export function refusalOf(brief: Pick<LogoBrief, BriefText>): Refusal | null {
  for (const path of ['name', 'tagline'] as const) {
    const characters = undrawable(brief[path]);
    if (characters.length > 0) return { path, reason: new UnsupportedScriptError(characters, path).message };
  }
  return null;
}
