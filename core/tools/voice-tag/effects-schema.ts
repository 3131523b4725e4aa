import * as z from 'zod/mini';
import { EFFECT_IDS } from './effects.ts';

export const effectAmountsSchema = z.partialRecord(
  z.enum(EFFECT_IDS, 'Choose effects from the list'),
  z
    .number('An amount is a number from 0 to 1')
    .check(z.minimum(0, 'An amount is 0 or more'), z.maximum(1, 'An amount is 1 at most')),
);
