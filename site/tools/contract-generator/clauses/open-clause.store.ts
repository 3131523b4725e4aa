import { atom } from 'nanostores';
import { CLAUSE_IDS, type ClauseId } from '#core/tools/contract-generator/clauses/clause-ids.ts';

/** The clause that is read or edited: one of the library by its id, an own one by its place: `own-0`. */
export type OpenClause = ClauseId | `own-${number}`;

export const $openClause = atom<OpenClause | null>(null);

/** The clause of the library whose words are being changed. */
export const $editedClause = atom<ClauseId | null>(null);

const isClause = (id: string): id is OpenClause =>
  CLAUSE_IDS.some((known) => known === id) || /^own-\d{1,2}$/.test(id);

/** Opens the clause that the address names: `#clause-radius`. */
export function followClause(): void {
  const [, id = ''] = /^#clause-(.+)$/.exec(location.hash) ?? [];
  if (isClause(id)) $openClause.set(id);
}

/** Opens a clause, or closes it where it is open. */
export const turnClause = (id: OpenClause): void => $openClause.set($openClause.get() === id ? null : id);
