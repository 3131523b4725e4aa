import { hashText } from './engine/random.ts';
import type { LogoSpec } from './spec.ts';
import type { LogoConcept, LogoEdits } from './tool.ts';

export function conceptFile(id: string): string {
  return `${id}.svg`;
}

/** The drawing of an edited concept: another spec has another name, so that no cache ever shows an old one. */
export function editedFile(id: string, spec: LogoSpec): string {
  return `${id}-${hashText(JSON.stringify(spec)).toString(36)}.svg`;
}

/** A concept as it is now: edited, or as it was drawn. */
export function currentConcept(
  concept: LogoConcept,
  edits: LogoEdits | null,
): { spec: LogoSpec; file: string } {
  const edited = edits?.edited?.[concept.id];
  return edited
    ? { spec: edited, file: editedFile(concept.id, edited) }
    : { spec: concept.spec, file: conceptFile(concept.id) };
}
