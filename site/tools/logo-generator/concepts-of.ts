import type { Generation, GenerationFile } from '#core/generation.ts';
import { ARCHETYPES } from '#core/tools/logo-generator/archetypes.ts';
import { currentConcept } from '#core/tools/logo-generator/current-concept.ts';
import type { LogoSpec } from '#core/tools/logo-generator/spec.ts';
import type { LogoConcept, LogoEdits, LogoOutput } from '#core/tools/logo-generator/tool.ts';
import type { ConceptWork } from './editor/concept-work.ts';
import { sameSpec } from './editor/same-spec.ts';

/** One of the twelve as it is now. */
export interface ShownConcept extends LogoConcept {
  /** From 1, as on its chip. */
  number: number;
  /** As it was drawn at first. */
  drawn: LogoSpec;
  /** As the library has it. */
  saved: LogoSpec;
  /** The picture of what is saved; null where that file is gone. */
  file: GenerationFile | null;
  isEdited: boolean;
  /** What is shown is in this tab only. */
  isUnsaved: boolean;
  isFavourite: boolean;
}

/** What was decided after the drawing. The server checked it. */
export function editsOf(generation: Generation): LogoEdits {
  return (generation.edits as LogoEdits | null) ?? {};
}

/** The concepts of a generation in their order, with the work on them that is not saved. */
export function conceptsOf(
  generation: Generation,
  works: Readonly<Record<string, ConceptWork>> = {},
): ShownConcept[] {
  const edits = editsOf(generation);
  return (generation.output as LogoOutput).concepts.map((concept, index) => {
    const { spec: saved, file } = currentConcept(concept, edits);
    const spec = works[concept.id]?.history.now ?? saved;
    return {
      id: concept.id,
      label: ARCHETYPES[spec.archetype].label,
      number: index + 1,
      spec,
      drawn: concept.spec,
      saved,
      file: generation.files.find(({ name }) => name === file) ?? null,
      isEdited: !sameSpec(spec, concept.spec),
      isUnsaved: !sameSpec(spec, saved),
      isFavourite: edits.favourites?.includes(concept.id) ?? false,
    };
  });
}

/** The saved specs of a generation, by concept. */
export function savedSpecs(generation: Generation): Record<string, LogoSpec> {
  return Object.fromEntries(conceptsOf(generation).map(({ id, saved }) => [id, saved]));
}

/** The concept that stands for the generation in the library by choice; null until one is kept. */
export function keptOf(generation: Generation): string | null {
  return editsOf(generation).chosen ?? null;
}
