import type { CatalogueId } from '#core/catalogue.ts';

/** The cards of the landing page, as they stand. spec §3 */
export const GRID_ORDER = [
  'logo-generator',
  'dj-assistant',
  'press-kit',
  'voice-tag',
  'gig-tracker',
  'contract-generator',
] as const satisfies readonly CatalogueId[];

/** Cards before `View All 6 Tools` is pressed. spec §9 */
export const SHOWN_AT_FIRST = 3;
