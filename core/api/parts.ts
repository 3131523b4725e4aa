import * as z from 'zod/mini';

// A parameter of another shape names nothing: such a path is not found.
export const idSchema = z.string().check(z.regex(/^[a-z]{3}_\w{1,60}$/));
export const fileNameSchema = z.string().check(z.regex(/^\w[\w.-]{0,79}$/));
export const idParams = z.object({ id: idSchema });
export const toolParams = z.object({ tool: z.string().check(z.regex(/^[a-z][a-z-]{1,40}$/)) });
export const pageQuery = z.object({ cursor: z.optional(z.string()) });
export const done = z.object({ ok: z.literal(true) });
export const tokenSchema = z.string().check(z.minLength(1, 'The link is incomplete'), z.maxLength(2048));
