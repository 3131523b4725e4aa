import { pressKitFacts } from '#core/tools/press-kit/facts.ts';
import type { PressKit } from '#core/tools/press-kit/kit.ts';
import { kitOfProfile } from '#core/tools/press-kit/kit-of-profile.ts';
import { kitDraftSchema } from '#core/tools/press-kit/kit-schema.ts';
import { kitTitle } from '#core/tools/press-kit/kit-title.ts';
import { currentKit, type PressKitEdits, type PressKitOutput } from '#core/tools/press-kit/tool.ts';
import { call } from '#site/lib/api.ts';
import { documentStudio } from '../shell/document/document-studio.ts';

export const studio = documentStudio<PressKit>({
  tool: pressKitFacts,
  noun: 'kit',
  param: 'kit',
  titleOf: kitTitle,
  schema: kitDraftSchema,
  madeContent: ({ output, edits }) => currentKit(output as PressKitOutput, edits as PressKitEdits | null),
  firstContent: async () => kitOfProfile(await call('profile', {})),
  editsOf: (kit): PressKitEdits => ({ kit }),
});

export const { desk, made, isSame: isSameKit, contentOf: kitOf } = studio;
