import type { Generation } from '#core/generation.ts';
import type { ToolFacts } from '#core/tools/tool-facts.ts';

/** What a studio has to know of the document that its tool makes. */
export interface StudioFacts<Content extends object> {
  tool: Pick<ToolFacts, 'id' | 'path'> & { cost: number; makes: { noun: string } };
  /** What the document is called in sentences: `This kit isn't saved yet`. */
  noun: string;
  /** The query parameter that names a draft in the address: `kit` of `?kit={id}`. */
  param: string;
  /** What a draft is called in lists. */
  titleOf(content: Content): string;
  /** Whether two say the same, in whatever order their parts were put together. */
  isSame(one: Content, other: Content): boolean;
  /** What a made document says now: all of it, where it was made before the tool had some of its parts, too. */
  contentOf(made: Pick<Generation, 'output' | 'edits'>): Content;
  /** What a new one says. Throws ApiError. */
  firstContent(): Promise<Content>;
  /** The edits that save it as a new version. */
  editsOf(content: Content): unknown;
}
