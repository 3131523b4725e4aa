import type { FieldError } from '#core/errors.ts';
import { presentable } from '#core/presentable.ts';
import type { PressKit } from './kit.ts';
import { pressKitSchema } from './kit-schema.ts';

/** What stands for the artist until their name is written. */
const STAND_INS = { artistName: 'Artist name' };

/** A contact has a role before anything is written of it. */
export const CHOSEN = ['role'];

/**
 * A draft as it can be shown now: without empty lines, and without what a finished kit would refuse; and each of those
 * refusals, by its path in the draft.
 */
export function presentableKit(draft: PressKit): { content: PressKit; problems: FieldError[] } {
  const socials = Object.fromEntries(Object.entries(draft.socials).filter(([, link]) => link.trim() !== ''));
  return presentable({ ...draft, socials }, pressKitSchema, { standIns: STAND_INS, chosen: CHOSEN });
}
