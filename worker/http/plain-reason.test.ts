import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { plainReason } from './plain-reason.ts';

const reasonFor = (schema: z.ZodMiniType, value: unknown): string | undefined =>
  schema.safeParse(value).error?.issues.map(plainReason)[0];

it.each([
  [z.object({}), '100', 'Send an object here'],
  [z.array(z.string()), {}, 'Send a list here'],
  [z.int(), '1', 'Send a number here'],
  [z.int(), 1.5, 'Send a whole number here'],
  [z.boolean(), 'yes', 'Send true or false here'],
  [z.date(), 'now', 'Send another kind of value here'],
  [z.enum(['asc', 'desc']), 'up', 'Use one of these: asc, desc'],
  [z.string().check(z.regex(/^a/)), 'b', 'This has another form than it needs'],
  [z.object({}, 'Say what it is'), 1, 'Say what it is'],
])('says in plain words what is wanted', (schema, value, reason) => {
  expect(reasonFor(schema, value)).toBe(reason);
});
