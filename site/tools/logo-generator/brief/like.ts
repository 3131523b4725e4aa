import type { Lockable } from '#core/tools/logo-generator/brief-choices.ts';
import type { LogoSpec } from '#core/tools/logo-generator/spec.ts';
import type { BriefDraft, LikeDraft } from './brief-draft.ts';

/** Where a concept stands among the twelve. */
export interface Origin {
  number: number;
  label: string;
}

/** The parts of a concept that others can be like. */
export function likeFrom(spec: LogoSpec, from: Origin, locks: readonly Lockable[]): LikeDraft {
  const { archetype, font, palette, colours, symbol } = spec;
  return { archetype, font, palette, ...(colours && { colours }), symbol, locks: [...locks], from };
}

/** What a brief becomes when more like a concept is asked for. What was locked before stays locked. */
export function moreLike(draft: BriefDraft, spec: LogoSpec, from: Origin): Partial<BriefDraft> {
  const like = likeFrom(spec, from, draft.like?.locks ?? []);
  return draft.name.trim() === '' ? { name: spec.name, tagline: spec.tagline, like } : { like };
}
