import type { FieldError } from '#core/errors.ts';
import { presentable } from '#core/presentable.ts';
import type { Contract } from './contract.ts';
import { contractSchema } from './contract-schema.ts';

/** What stands for the artist until their name is written. */
const STAND_INS = { 'artist.stageName': 'Artist name' };

/**
 * A draft as it can be printed now: without empty lines, and without what a finished contract would refuse; and each of those
 * refusals, by its path in the draft.
 */
export const presentableContract = (draft: Contract): { content: Contract; problems: FieldError[] } =>
  presentable(draft, contractSchema, { standIns: STAND_INS });
