import { CATALOGUE } from '#core/catalogue.ts';

/** The cards of the landing page, as they stand. spec §3 */
export const LANDING_TOOLS = CATALOGUE.toSorted((a, b) => a.landingPlace - b.landingPlace);

/** Cards before `View All 6 Tools` is pressed. spec §9 */
export const SHOWN_AT_FIRST = 3;
