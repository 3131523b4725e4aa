import * as z from 'zod/mini';
import type { LogoSpec } from './tools/logo-generator/spec.ts';
import type { FontId } from './typefaces/font-catalogue.ts';

/** A file of the kit: `symbol-dark.svg` is the symbol in colours that are readable on dark grounds. */
export const brandKitFileSchema = z.object({
  name: z.string(),
  type: z.string(),
  size: z.int(),
  /** Names the kit too, so that no cache ever shows a logo that is no longer worn. */
  url: z.string(),
});
export type BrandKitFile = z.infer<typeof brandKitFileSchema>;

// The spec is checked where it is made: its whole schema would weigh on every page that calls the API.
const logoSpec = z.custom<LogoSpec>((value) => typeof value === 'object' && value !== null);
const fontId = z.custom<FontId>((value) => typeof value === 'string');

/** What an account looks like everywhere: a copy of the chosen logo, which outlives the generation it came from. */
export const brandKitSchema = z.object({
  id: z.string(),
  artistName: z.string(),
  logo: z.object({ generationId: z.string(), conceptId: z.string(), spec: logoSpec }),
  /** As `#RRGGBB`: ground, main colour and two accents. */
  colours: z.object({ bg: z.string(), fg: z.string(), a: z.string(), b: z.string() }),
  typefaces: z.object({ display: fontId, caption: fontId }),
  files: z.array(brandKitFileSchema),
  dressedAt: z.string(),
});
export type BrandKit = z.infer<typeof brandKitSchema>;

/** The kit as it is now, and whether the one before it (or none) can be put back. */
export const brandKitReplySchema = z.object({ kit: z.nullable(brandKitSchema), canUndo: z.boolean() });
export type BrandKitReply = z.infer<typeof brandKitReplySchema>;

/** What goes with a logo's files: whose it is, to whom it is licensed, and what was decided by hand, oldest first. */
export const logoKitSchema = z.object({
  artist: z.string(),
  title: z.string(),
  /** Id of the concept. */
  concept: z.string(),
  licensee: z.string(),
  issuedAt: z.string(),
  /** Where the terms say what the licence allows, with the host. */
  licenceUrl: z.string(),
  log: z.array(z.object({ version: z.int(), at: z.string(), text: z.string() })),
});
export type LogoKit = z.infer<typeof logoKitSchema>;
