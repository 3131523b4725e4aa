import * as z from 'zod/mini';
import { FONT_IDS } from '#core/typefaces/font-catalogue.ts';
import { type ArchetypeId, archetypeParams } from './archetype-params.ts';
import { ARCHETYPE_IDS } from './archetypes.ts';
import { logoNameSchema, logoSeedSchema, logoTaglineSchema } from './brief.ts';
import { logoColoursSchema } from './colours.ts';
import { PALETTE_IDS } from './engine/palettes.ts';
import { SYMBOL_IDS } from './engine/symbol-names.ts';

export type { ArchetypeId, ArchetypeParams } from './archetype-params.ts';
export { ARCHETYPE_IDS, ARCHETYPES } from './archetypes.ts';

const shared = {
  v: z.literal(1),
  name: logoNameSchema,
  tagline: logoTaglineSchema,
  font: z.enum(FONT_IDS),
  capFont: z.enum(FONT_IDS),
  palette: z.enum(PALETTE_IDS),
  /** The artist's own colours, in place of the palette's. */
  colours: z.optional(logoColoursSchema),
  symbol: z.enum(SYMBOL_IDS),
  /** Extra space between the letters of the name, as a share of the cap height, on top of what its kind sets. */
  tracking: z.optional(z.number().check(z.gte(-0.08), z.lte(0.6))),
  /** Rows that the name is set in; chosen by its length where not given. */
  rows: z.optional(z.int().check(z.gte(1), z.lte(4))),
  seed: logoSeedSchema,
};

const kind = <Id extends ArchetypeId>(archetype: Id) =>
  z.object({ ...shared, archetype: z.literal(archetype), params: archetypeParams[archetype] });

type KindSchema = { [Id in ArchetypeId]: ReturnType<typeof kind<Id>> }[ArchetypeId];

export const logoSpecSchema = z.discriminatedUnion(
  'archetype',
  ARCHETYPE_IDS.map(kind) as unknown as [KindSchema, ...KindSchema[]],
);

/** Everything that a logo is drawn from: the same spec always gives the same SVG, byte for byte. */
export type LogoSpec = z.infer<typeof logoSpecSchema>;
