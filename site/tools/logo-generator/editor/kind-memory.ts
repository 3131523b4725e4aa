import type { ArchetypeId } from '#core/tools/logo-generator/archetype-params.ts';
import type { LogoSpec } from '#core/tools/logo-generator/spec.ts';
import { withKind } from './spec-changes.ts';

/** The logo as another kind: with the settings it had when it last was one, and the face that goes with them. */
export function asKind(spec: LogoSpec, kind: ArchetypeId, past: readonly LogoSpec[]): LogoSpec {
  const last = past.findLast(({ archetype }) => archetype === kind);
  if (last) return withKind(spec, kind, last);
  // Where no face of its own is asked for, the one that it had before broken or joined letters comes back.
  const other = past.findLast(({ font }) => font !== spec.font);
  return withKind(spec, kind, { font: other?.font ?? spec.font });
}
