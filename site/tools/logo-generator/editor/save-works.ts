import { atom } from 'nanostores';
import { ApiError } from '#core/errors.ts';
import type { Generation } from '#core/generation.ts';
import { conceptsOf, editsOf } from '../concepts-of.ts';
import { reasonOf } from '../edit-logo.ts';
import { patchLogo } from '../patch-logo.ts';
import { type FieldRefusal, refusalsIn, withSpecs } from './saved-edits.ts';
import { works } from './works.ts';

export type Saving =
  | { state: 'idle' }
  | { state: 'saving' }
  | {
      state: 'failed';
      logo: string;
      why: 'conflict' | 'signed-out' | 'other';
      reason: string;
      refusals: readonly FieldRefusal[];
    };

/** The save that is under way, or the last one that failed. */
export const $saving = atom<Saving>({ state: 'idle' });

let underWay: Promise<boolean> = Promise.resolve(true);

/** Saves all that is unsaved of a logo, as one version. False where it was not saved; all of it is kept then. */
export function saveWorks(logo: Generation): Promise<boolean> {
  // What was changed while another save was on its way is not in that one.
  underWay = underWay.then(() => save(logo));
  return underWay;
}

async function save(logo: Generation): Promise<boolean> {
  const concepts = conceptsOf(logo, works.$works.get()[logo.id]);
  const unsaved = concepts.filter(({ isUnsaved }) => isUnsaved);
  if (unsaved.length === 0) {
    $saving.set({ state: 'idle' });
    return true;
  }
  $saving.set({ state: 'saving' });
  try {
    await patchLogo(logo, (now) => ({ edits: withSpecs(editsOf(now), unsaved) }));
    $saving.set({ state: 'idle' });
    return true;
  } catch (error) {
    const refusals = refusalsIn(error, unsaved);
    $saving.set({ state: 'failed', logo: logo.id, refusals, ...causeOf(error, refusals) });
    return false;
  }
}

const CONFLICT =
  'Changed in another window. The newest is here; what you changed is kept, and not saved yet.';

function causeOf(error: unknown, refusals: readonly FieldRefusal[]) {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'CONFLICT') return { why: 'conflict', reason: CONFLICT } as const;
  if (code === 'UNAUTHORIZED') return { why: 'signed-out', reason: 'You are signed out.' } as const;
  return { why: 'other', reason: refusals[0]?.reason ?? reasonOf(error) } as const;
}
