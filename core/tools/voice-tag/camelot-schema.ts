import * as z from 'zod/mini';
import { CAMELOT_KEYS, type CamelotKey } from '#core/music/camelot.ts';

export const camelotKeySchema = z.enum(
  CAMELOT_KEYS as unknown as readonly [CamelotKey, ...CamelotKey[]],
  'Choose a key from 1A to 12B',
);
