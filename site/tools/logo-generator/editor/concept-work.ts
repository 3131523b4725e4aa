import type { LogoSpec } from '#core/tools/logo-generator/spec.ts';
import { changed, type EditHistory, newHistory } from './edit-history.ts';
import { sameSpec } from './same-spec.ts';

/** The fields of a concept that are written into; all else is chosen. */
export const TYPED_FIELDS = ['name', 'tagline', 'bg', 'fg', 'a', 'b'] as const;
export type TypedField = (typeof TYPED_FIELDS)[number];

/** What is being done to one concept. */
export interface ConceptWork {
  history: EditHistory;
  /** What was saved, as far as this work knows. */
  base: LogoSpec;
  /** What stands in a field, where that is not what is drawn: half a word, or something that cannot be drawn. */
  typed: Partial<Record<TypedField, string>>;
}

export function newWork(saved: LogoSpec): ConceptWork {
  return { history: newHistory(saved), base: saved, typed: {} };
}

/** What was saved meanwhile, here or elsewhere. Work that is not saved stays; other work follows, as a step. */
export function following(work: ConceptWork, saved: LogoSpec): ConceptWork {
  if (sameSpec(work.base, saved)) return work;
  const isUntouched = sameSpec(work.history.now, work.base);
  return { ...work, base: saved, history: isUntouched ? changed(work.history, saved) : work.history };
}

/** An earlier version takes the place of whatever was being done, as a step that can be taken back. */
export function replacedBy(work: ConceptWork, saved: LogoSpec): ConceptWork {
  return { history: changed(work.history, saved), base: saved, typed: {} };
}

/** The text of a field as it was written; null gives the field back to what is drawn. */
export function withTyped(work: ConceptWork, field: TypedField, text: string | null): ConceptWork {
  const { [field]: _, ...rest } = work.typed;
  return { ...work, typed: text === null ? rest : { ...rest, [field]: text } };
}
