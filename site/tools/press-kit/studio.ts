import type { Generation } from '#core/generation.ts';
import { pressKitFacts } from '#core/tools/press-kit/facts.ts';
import type { PressKit } from '#core/tools/press-kit/kit.ts';
import { kitOfProfile } from '#core/tools/press-kit/kit-of-profile.ts';
import { emptyKit, kitDraftSchema } from '#core/tools/press-kit/kit-schema.ts';
import { kitTitle } from '#core/tools/press-kit/kit-title.ts';
import { currentKit, type PressKitEdits, type PressKitOutput } from '#core/tools/press-kit/tool.ts';
import { call } from '#site/lib/api.ts';
import { documentStudio } from '../shell/document/document-studio.ts';

/** The kit that a made one shows now; what older kits did not have yet is empty. */
export const kitOf = ({ output, edits }: Pick<Generation, 'output' | 'edits'>): PressKit => ({
  ...emptyKit(''),
  ...currentKit(output as PressKitOutput, edits as PressKitEdits | null),
});

/** Whether two kits say the same, in whatever order their parts were put together. */
export const isSameKit = (one: PressKit, other: PressKit): boolean =>
  JSON.stringify(kitDraftSchema.parse(one)) === JSON.stringify(kitDraftSchema.parse(other));

export const studio = documentStudio<PressKit>({
  tool: pressKitFacts,
  noun: 'kit',
  param: 'kit',
  titleOf: kitTitle,
  isSame: isSameKit,
  contentOf: kitOf,
  firstContent: async () => kitOfProfile(await call('profile', {})),
  editsOf: (kit): PressKitEdits => ({ kit }),
});

export const { desk, made } = studio;
