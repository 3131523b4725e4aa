import type { ClauseId } from './clause-ids.ts';
import type { ClauseTemplate } from './clause-template.ts';
import { COVER } from './cover.ts';
import { FALLS_THROUGH } from './falls-through.ts';
import { LAW } from './law.ts';
import { MONEY } from './money.ts';
import { ON_THE_NIGHT } from './on-the-night.ts';
import { WHO } from './who.ts';
import { YOUR_NAME } from './your-name.ts';

/** The clauses that contracts are made of. A template, not legal advice. */
export const CLAUSES: Readonly<Record<ClauseId, ClauseTemplate>> = {
  ...WHO,
  ...MONEY,
  ...FALLS_THROUGH,
  ...ON_THE_NIGHT,
  ...YOUR_NAME,
  ...COVER,
  ...LAW,
};

/** What a clause is called on the screen. */
export const labelOf = (id: ClauseId): string => CLAUSES[id].label ?? CLAUSES[id].title;
