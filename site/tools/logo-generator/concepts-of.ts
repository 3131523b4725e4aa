import type { Generation, GenerationFile } from '#core/generation.ts';
import type { LogoConcept, LogoEdits, LogoOutput } from '#core/tools/logo-generator/tool.ts';

/** One of the twelve with its picture. */
export interface ShownConcept extends LogoConcept {
  /** From 1, as on its chip. */
  number: number;
  file: GenerationFile;
}

/** The concepts of a generation in their order. The server checked the output; one whose file is gone is left out. */
export function conceptsOf(generation: Generation): ShownConcept[] {
  const { concepts } = generation.output as LogoOutput;
  return concepts.flatMap((concept, index) => {
    const file = generation.files.find(({ name }) => name === `${concept.id}.svg`);
    return file ? [{ ...concept, number: index + 1, file }] : [];
  });
}

/** The concept that stands for the generation in the library by choice; null until one is kept. */
export function keptOf(generation: Generation): string | null {
  return (generation.edits as LogoEdits | null)?.chosen ?? null;
}
