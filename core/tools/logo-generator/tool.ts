import * as z from 'zod/mini';
import { TOOL_COSTS } from '../../catalogue.ts';
import { serverTool } from '../define-tool.ts';
import { logoBriefSchema } from './brief.ts';
import { ARCHETYPES, logoSpecSchema } from './spec.ts';

/** How many concepts a brief gets. */
export const CONCEPTS_PER_BRIEF = 12;

const conceptIdSchema = z.string().check(z.regex(/^concept-(0[1-9]|1[0-2])$/, 'Choose one of the concepts'));

export const logoConceptSchema = z.object({
  id: conceptIdSchema,
  label: z.string(),
  spec: logoSpecSchema,
});
export type LogoConcept = z.infer<typeof logoConceptSchema>;

export const logoOutputSchema = z.object({
  concepts: z.array(logoConceptSchema).check(z.minLength(1)),
});
export type LogoOutput = z.infer<typeof logoOutputSchema>;

export const logoEditsSchema = z.object({ chosen: conceptIdSchema });
export type LogoEdits = z.infer<typeof logoEditsSchema>;

/** `concept-01` for the first concept of a brief. */
export function conceptId(index: number): string {
  return `concept-${String(index + 1).padStart(2, '0')}`;
}

export function conceptFile(id: string): string {
  return `${id}.svg`;
}

export const logoGenerator = serverTool({
  id: 'logo-generator',
  title: 'Logo Creator',
  cost: TOOL_COSTS['logo-generator'],
  paths: ['/logo-generator'],
  milestone: 'firstLogoGenerated',
  libraryType: 'logo',
  input: logoBriefSchema,
  output: logoOutputSchema,
  edits: logoEditsSchema,
  titleOf: (brief) => brief.name,
  shownAs: ({ concepts }, edits) => {
    const shown = concepts.find((concept) => concept.id === edits?.chosen) ?? concepts[0];
    if (!shown) return { style: '', djName: '', file: null };
    return {
      style: ARCHETYPES[shown.spec.archetype].label,
      djName: shown.spec.name,
      file: conceptFile(shown.id),
    };
  },
  example: { name: 'DJ NOVA' },
});
