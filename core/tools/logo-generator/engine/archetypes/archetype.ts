import type { FontId } from '#core/typefaces/font-catalogue.ts';
import type { ArchetypeId, ArchetypeParams } from '../../archetype-params.ts';
import type { NameParts } from '../analyse-name.ts';
import type { Layer, Role } from '../layer.ts';
import type { Random } from '../random.ts';
import type { SymbolDrawing } from '../symbols/symbol.ts';
import type { Typesetter } from '../text/typesetter.ts';

/** Everything that a logo is drawn with. */
export interface Brush {
  set: Typesetter;
  name: NameParts;
  tagline: string;
  font: FontId;
  capFont: FontId;
  symbol: SymbolDrawing;
  random: Random;
  /** Extra space between the letters of the name, as a share of the cap height. */
  tracking: number;
  /** Rows that the name was asked to be set in; null where its length decides. */
  rows: number | null;
  /** The colour for small print that may be coloured: the accent where it is readable, the main colour elsewhere. */
  printRole: Role;
}

/** One way of making a logo. */
export interface Archetype<Id extends ArchetypeId> {
  /** Typefaces that suit it, when they cover the name. */
  fonts: readonly [FontId, ...FontId[]];
  /** How well it suits a name: 0 impossible, 1 well. */
  fit(name: NameParts): number;
  /** Picks parameters within their ranges. */
  choose(random: Random): ArchetypeParams[Id];
  draw(brush: Brush, params: ArchetypeParams[Id]): Layer[];
  /** Its symbol, where it has one of its own; null where these params have none. */
  symbol?(brush: Brush, params: ArchetypeParams[Id]): Layer[] | null;
  /** The name alone, where leaving out the tagline does not already give it. */
  wordmark?(brush: Brush, params: ArchetypeParams[Id]): Layer[];
}
