import type * as z from 'zod/mini';
import type { Generation } from '#core/generation.ts';
import type { ToolFacts } from '#core/tools/tool-facts.ts';

/** What the address of a screen asks to begin with: a document that is there, or what a new one says. */
export type Wanted<Content> =
  | { draft: string }
  /** What was made of one. */
  | { made: string }
  /** `onAdded` hears of the new draft. */
  | { content: Content; onAdded(id: string): void };

/** How another screen has a document begun: by query parameters, which leave the address once it lies on the desk. */
export interface Beginning<Content> {
  /** The first one asks, the others say more. */
  params: readonly [string, ...string[]];
  /** What the first one names: `gig`; and where that is not found. */
  thing: string;
  place: string;
  /** Throws ApiError: NOT_FOUND where it isn't there. */
  read(query: URLSearchParams): Promise<Wanted<Content>>;
}

/** What a studio has to know of the document that its tool makes. */
export interface StudioFacts<Content extends object> {
  tool: Pick<ToolFacts, 'id' | 'path'> & { cost: number; makes: { noun: string } };
  /** What the document is called in sentences: `This kit isn't saved yet`. */
  noun: string;
  /** The query parameter that names a draft in the address: `kit` of `?kit={id}`. */
  param: string;
  /** What a draft is called in lists. */
  titleOf(content: Content): string;
  /** Of a draft: it takes every text as it was typed, and fills in what an older version did not have. */
  schema: z.ZodMiniType<Content>;
  /** What a made document says now. */
  madeContent(made: Pick<Generation, 'output' | 'edits'>): Content;
  /** What a new one says. Throws ApiError. */
  firstContent(): Promise<Content>;
  /** How another screen has one begun; where it is left out, none does. */
  beginning?: Beginning<Content>;
  /** What a copy says; where it is left out, the same. */
  copyOf?(content: Content): Content;
  /** Whether a made document may be saved over; asks where that undoes something. Where it is left out, it may. */
  mayUpdate?(generation: Generation): Promise<boolean>;
  /** The edits that save it as a new version. */
  editsOf(content: Content): unknown;
}
