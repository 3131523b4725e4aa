import { expect, it } from 'vitest';
import { match } from './pattern.ts';

it('keeps a star inside one segment', () => {
  expect(match(['core/*.ts'], 'core/plans.ts')).toEqual({});
  expect(match(['core/*.ts'], 'core/tools/index.ts')).toBeNull();
});

it('lets two stars span any depth, none included before a name, at least one segment after a folder', () => {
  expect(match(['**/*.test.ts'], 'core/a/b.test.ts')).toEqual({});
  expect(match(['**/*.test.ts'], 'b.test.ts')).toEqual({});
  expect(match(['core/**'], 'core/a/b.ts')).toEqual({});
  expect(match(['core/**'], 'core')).toBeNull();
});

it('remembers a named segment and demands the same one later', () => {
  const captures = match(['core/tools/<tool>/**'], 'core/tools/press-kit/tool.ts');
  expect(captures).toEqual({ tool: 'press-kit' });
  expect(match(['core/tools/<tool>/**'], 'core/tools/press-kit/clauses.ts', captures ?? {})).not.toBeNull();
  expect(match(['core/tools/<tool>/**'], 'core/tools/voice-tag/tool.ts', captures ?? {})).toBeNull();
});

it('remembers which of several names it met', () => {
  expect(match(['worker/<domain=credits|user>/**'], 'worker/user/read.ts')).toEqual({ domain: 'user' });
  expect(match(['worker/<domain=credits|user>/**'], 'worker/chat/read.ts')).toBeNull();
});

it('lets the last matching pattern decide', () => {
  expect(match(['**', '!site/**', 'site/ui/**'], 'site/ui/Button.tsx')).not.toBeNull();
  expect(match(['**', '!site/**', 'site/ui/**'], 'site/blog/post.ts')).toBeNull();
});

it('takes a package with its subpaths, and not a package whose name merely begins alike', () => {
  expect(match(['npm:zod/mini'], 'npm:zod/mini')).not.toBeNull();
  expect(match(['npm:zod/mini'], 'npm:zod')).toBeNull();
  expect(match(['npm:react'], 'npm:react/jsx-runtime')).not.toBeNull();
  expect(match(['npm:react'], 'npm:react-dom')).toBeNull();
});

it('reads a dot as a dot', () => {
  expect(match(['core/*.ts'], 'core/plansxts')).toBeNull();
});
