import type { ArchetypeId } from '../archetype-params.ts';
import type { NameParts } from './analyse-name.ts';
import { capitals, titleCase } from './letter-case.ts';

/** The archetypes that stand and fall with one typeface, and set the name in lower case. */
const LOWER_CASE: readonly ArchetypeId[] = ['blackletter', 'script'];

export const isLowerCase = (archetype: ArchetypeId): boolean => LOWER_CASE.includes(archetype);

/** The name as this archetype writes it; a typeface has to cover it. */
export const letteringOf = (name: NameParts, archetype: ArchetypeId): string =>
  isLowerCase(archetype) ? titleCase(name.full) : capitals(name.core);

/** All that a logo says; it tells in which language the Han characters are. */
export const wholeTextOf = ({ name, tagline }: { name: string; tagline: string }): string =>
  `${name} ${tagline}`;
