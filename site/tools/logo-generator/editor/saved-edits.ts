import { ApiError } from '#core/errors.ts';
import type { LogoSpec } from '#core/tools/logo-generator/spec.ts';
import type { LogoEdits } from '#core/tools/logo-generator/tool.ts';
import type { ShownConcept } from '../concepts-of.ts';
import { sameSpec } from './same-spec.ts';

type Changed = Pick<ShownConcept, 'id' | 'spec' | 'drawn'>;

/** The edits with these concepts as they are; one that is as it was drawn is no edit any more. */
export function withSpecs(edits: LogoEdits, changed: readonly Changed[]): LogoEdits {
  const others = Object.entries(edits.edited ?? {}).filter(([id]) => !changed.some((one) => one.id === id));
  const edited = changed.filter(({ spec, drawn }) => !sameSpec(spec, drawn));
  const all = [...others, ...edited.map(({ id, spec }) => [id, spec] as const)];
  // In the order of the twelve, so that the same edits are the same text.
  return { ...edits, edited: Object.fromEntries(all.toSorted(([a], [b]) => (a < b ? -1 : 1))) };
}

/** Why the server refused a field of a concept. */
export interface FieldRefusal {
  concept: string;
  /** The last part of its path: `name`, `tagline`. */
  field: string;
  reason: string;
  /** What was refused; where the concept is another by now, the reason no longer holds. */
  spec: LogoSpec;
}

export function refusalsIn(error: unknown, sent: readonly Changed[]): FieldRefusal[] {
  if (!(error instanceof ApiError)) return [];
  return (error.details.fields ?? []).flatMap(({ path, reason }) => {
    const parts = path.split('.');
    const concept = sent.find(({ id }) => parts.includes(id));
    return concept ? [{ concept: concept.id, field: parts.at(-1) ?? '', reason, spec: concept.spec }] : [];
  });
}
