import type * as z from 'zod/mini';

const KINDS: Readonly<Record<string, string>> = {
  object: 'an object',
  array: 'a list',
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
};

/** Why a value was refused: as its schema says it, and in plain words where that says nothing of its own. */
export function plainReason(issue: z.core.$ZodIssue): string {
  if (!issue.message.startsWith('Invalid ')) return issue.message;
  if (issue.code === 'invalid_type') return `Send ${KINDS[issue.expected] ?? 'another kind of value'} here`;
  if (issue.code === 'invalid_value') return `Use one of these: ${issue.values.map(String).join(', ')}`;
  return 'This has another form than it needs';
}
