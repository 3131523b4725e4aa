import * as z from 'zod/mini';
import { ERRORS, type ErrorCode, type ErrorReply } from './errors.ts';

const codes = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

export const errorReplySchema: z.ZodMiniType<ErrorReply> = z.object({
  error: z.object({
    code: z.enum(codes),
    message: z.string(),
    requestId: z.string(),
    fields: z.optional(z.array(z.object({ path: z.string(), reason: z.string() }))),
    resetsAt: z.optional(z.string()),
    versions: z.optional(z.object({ stored: z.unknown(), sent: z.unknown() })),
  }),
});
