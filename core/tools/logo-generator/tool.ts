import * as z from 'zod/mini';
import { serverTool } from '../define-tool.ts';
import { logoBriefSchema } from './brief.ts';
import { currentConcept } from './current-concept.ts';
import { logoGeneratorFacts } from './facts.ts';
import { ARCHETYPES, logoSpecSchema } from './spec.ts';

export { conceptFile, currentConcept, editedFile } from './current-concept.ts';

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
  /** The text model that chose kinds, faces and palettes, where one did. */
  directedBy: z.optional(z.string()),
  /** Files with pictures that an image model painted to look at; no part of a logo. */
  references: z.optional(z.array(z.string())),
  /** Models that were asked and gave no answer. */
  unanswered: z.optional(z.array(z.enum(['text', 'image']))),
});
export type LogoOutput = z.infer<typeof logoOutputSchema>;

/** What was decided after the drawing; each save is the whole of it, and a version. */
export const logoEditsSchema = z.object({
  /** The concept that stands for the logo. */
  chosen: z.optional(conceptIdSchema),
  favourites: z.optional(z.array(conceptIdSchema).check(z.maxLength(CONCEPTS_PER_BRIEF))),
  /** Concepts that were changed by hand, as they are now. */
  edited: z.optional(z.partialRecord(conceptIdSchema, logoSpecSchema)),
});
export type LogoEdits = z.infer<typeof logoEditsSchema>;

/** `concept-01` for the first concept of a brief. */
export function conceptId(index: number): string {
  return `concept-${String(index + 1).padStart(2, '0')}`;
}

export const logoGenerator = serverTool({
  ...logoGeneratorFacts,
  input: logoBriefSchema,
  output: logoOutputSchema,
  edits: logoEditsSchema,
  titleOf: (brief) => brief.name,
  shownAs: ({ output: { concepts }, edits }) => {
    const shown = concepts.find((concept) => concept.id === edits?.chosen) ?? concepts[0];
    if (!shown) return { style: '', djName: '', picture: null };
    const { spec, file } = currentConcept(shown, edits);
    return { style: ARCHETYPES[spec.archetype].label, djName: spec.name, picture: file };
  },
  example: { name: 'DJ NOVA' },
});
