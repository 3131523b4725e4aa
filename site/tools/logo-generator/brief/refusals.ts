import { logoBriefSchema } from '#core/tools/logo-generator/brief.ts';
import type { SentBrief } from './brief-draft.ts';

/** Path → reason. */
export type Refusals = ReadonlyMap<string, string>;

/** Why a brief cannot be drawn, by the rules that the server has too. */
export function refusalsOf(brief: SentBrief): Refusals {
  const issues = logoBriefSchema.safeParse(brief).error?.issues ?? [];
  // The first reason of a path is the one that has to be mended first.
  return new Map(issues.map(({ path, message }) => [path.join('.'), message] as const).reverse());
}
