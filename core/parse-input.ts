import type * as z from 'zod/mini';
import { ApiError, fieldErrors } from './errors.ts';

/** Parses by a schema. Throws INVALID_INPUT, which names each refused field under `prefix`, and why: `reasonOf` may word it. */
export function parseInput<S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
  prefix = '',
  reasonOf?: (issue: z.core.$ZodIssue) => string,
): z.infer<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields = fieldErrors(parsed.error, reasonOf).map(({ path, reason }) => ({
    path: [prefix, path].filter(Boolean).join('.'),
    reason,
  }));
  throw new ApiError('INVALID_INPUT', undefined, { fields });
}
