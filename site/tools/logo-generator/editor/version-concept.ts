import { currentConcept } from '#core/tools/logo-generator/current-concept.ts';
import type { LogoConcept, LogoEdits } from '#core/tools/logo-generator/tool.ts';
import { sameSpec } from './same-spec.ts';

/** The concept that a version is about: the first that it changed, or the one that it kept; null where it is neither. */
export function conceptOfVersion(
  concepts: readonly LogoConcept[],
  edits: LogoEdits | null,
  before: LogoEdits | null,
): string | null {
  const changed = concepts.find(
    (concept) => !sameSpec(currentConcept(concept, edits).spec, currentConcept(concept, before).spec),
  );
  if (changed) return changed.id;
  return edits?.chosen !== undefined && edits.chosen !== before?.chosen ? edits.chosen : null;
}
