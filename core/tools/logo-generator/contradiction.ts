import type { LogoBrief } from './brief.ts';
import { type Avoided, avoidsFont, avoidsGround, avoidsKind } from './engine/avoid.ts';
import { arrangementsOf } from './engine/own-colours.ts';
import { PALETTES, paletteOf } from './engine/palettes.ts';

/** Wishes of a brief that rule each other out. */
export interface Contradiction {
  path: 'avoid' | 'palettes' | 'colours' | 'symbols' | 'like';
  reason: string;
}

type Wishes = Pick<LogoBrief, 'avoid' | 'palettes' | 'colours' | 'symbols' | 'like'>;

/** The first contradiction among the wishes; null where they can all be met. */
export function contradictionOf({
  avoid = [],
  palettes,
  colours,
  symbols,
  like,
}: Wishes): Contradiction | null {
  if (avoid.includes('light-grounds') && avoid.includes('dark-grounds'))
    return {
      path: 'avoid',
      reason: 'Light and dark grounds cannot both be avoided: every ground is one of the two',
    };
  const avoidedGround = avoid.includes('light-grounds') ? 'light' : 'dark';
  if (palettes && !colours && palettes.every((id) => avoidsGround(avoid, PALETTES[id].bg)))
    return {
      path: 'palettes',
      reason: `Every palette chosen has a ${avoidedGround} ground, and ${avoidedGround} grounds are to be avoided`,
    };
  if (colours && arrangementsOf(colours, avoid).length === 0)
    return {
      path: 'colours',
      reason: `These colours can only be read on a ${avoidedGround} ground, and ${avoidedGround} grounds are to be avoided`,
    };
  if (symbols && avoid.includes('symbols'))
    return { path: 'symbols', reason: 'Symbols are chosen and avoided at once' };
  const locked = like && lockedAndAvoided(like, avoid);
  return locked ? { path: 'like', reason: `${locked} is locked and avoided at once` } : null;
}

function lockedAndAvoided(like: NonNullable<LogoBrief['like']>, avoid: Avoided): string | null {
  const { locks, archetype, font } = like;
  if (locks.includes('archetype') && avoidsKind(avoid, archetype)) return 'The kind of logo';
  if (locks.includes('font') && avoidsFont(avoid, font)) return 'The typeface';
  if (locks.includes('palette') && avoidsGround(avoid, paletteOf(like).bg)) return 'The ground';
  return null;
}
