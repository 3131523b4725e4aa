import * as z from 'zod/mini';
import { TOKEN_LENGTH } from './link-token.ts';

/** The end of the address of a link. */
export const linkTokenSchema = z
  .string()
  .check(z.regex(new RegExp(`^[\\da-f]{${TOKEN_LENGTH}}$`), 'That is no link of ours'));
