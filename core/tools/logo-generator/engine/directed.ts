import { covers } from '#core/typefaces/coverage.ts';
import type { ArchetypeId } from '../archetype-params.ts';
import type { Direction } from '../direction.ts';
import { ARCHETYPE_RENDERERS } from './archetypes/index.ts';
import { avoidsFont, avoidsGround, avoidsKind } from './avoid.ts';
import { isOfLayout, rowsIn } from './layouts.ts';
import { letteringOf } from './lettering.ts';
import { PALETTES } from './palettes.ts';
import type { Planning } from './planning.ts';
import { letteringFaults } from './taste.ts';

/** A director may propose a kind so often. */
const MOST_OF_A_KIND = 2;

/** The directions that agree with the wishes of the brief and with taste. */
export function welcomeDirections(planning: Planning, directions: readonly Direction[]): Direction[] {
  const times = new Map<ArchetypeId, number>();
  return directions.filter((direction) => {
    const sofar = times.get(direction.archetype) ?? 0;
    if (sofar >= MOST_OF_A_KIND || !isWelcome(planning, direction)) return false;
    times.set(direction.archetype, sofar + 1);
    return true;
  });
}

function isWelcome(planning: Planning, { archetype, font }: Direction): boolean {
  const { brief, name, avoided } = planning;
  return (
    !avoidsKind(avoided, archetype) &&
    !avoidsFont(avoided, font) &&
    isOfLayout(brief.layout, archetype) &&
    ARCHETYPE_RENDERERS[archetype].fit(name) > 0 &&
    covers(font, letteringOf(name, archetype)) &&
    letteringFaults({ archetype, font, rows: rowsIn(brief, name, archetype, font) }, name).length === 0
  );
}

/** Whether a director's palette may stand: own colours, chosen palettes and avoided grounds come before it. */
export const isPaletteWelcome = ({ brief, avoided }: Planning, palette: Direction['palette']): boolean =>
  !brief.colours &&
  (!brief.palettes || brief.palettes.includes(palette)) &&
  !avoidsGround(avoided, PALETTES[palette].bg);
