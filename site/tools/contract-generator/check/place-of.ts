import { CLAUSE_IDS, type ClauseId } from '#core/tools/contract-generator/clauses/clause-ids.ts';
import type { FactGroup } from '../event/facts-of.ts';

/** Where a field of the contract is filled in. */
export type FieldPlace =
  | { kind: 'group'; id: FactGroup }
  | { kind: 'money' | 'event' }
  | { kind: 'clause'; id: ClauseId | `own-${number}` };

/** The part of the event or the clause of a field, by the first key of its path; those of the money are not here. */
const PLACES: Readonly<Record<string, FactGroup | ClauseId>> = {
  ...{ show: 'night', nights: 'night', zone: 'night', times: 'night', client: 'client', artist: 'artist' },
  ...{ law: 'paper', look: 'paper', reference: 'paper', title: 'paper' },
  ...{ lateFee: 'balance', tiers: 'client-cancels', refundDays: 'client-cancels' },
  ...{ postponementDays: 'postponement', forceMajeure: 'force-majeure', rider: 'technical-rider' },
  ...{ sockets: 'technical-rider', hospitality: 'hospitality', travel: 'travel', safetyMinutes: 'safety' },
  ...{ recording: 'recording', billing: 'promotion', radius: 'radius', insurance: 'insurance' },
  ...{ isFeeConfidential: 'substitution' },
};

const isClause = (id: string | undefined): id is ClauseId => CLAUSE_IDS.some((known) => known === id);

/** Where the field at a path is filled in; `clause` is the one that a finding is about. */
export function placeOf(path: string, clause?: ClauseId): FieldPlace {
  const [part = '', key] = path.split('.');
  if (path === 'times.mayShift') return { kind: 'clause', id: 'times' };
  if (part === 'ownClauses') return { kind: 'clause', id: `own-${Number(key ?? 0)}` };
  if (part === 'wording' || part === 'clauses') {
    const id = isClause(key) ? key : clause;
    return id ? { kind: 'clause', id } : { kind: 'money' };
  }
  if (part === 'event') return { kind: 'event' };
  const id = PLACES[part];
  if (id === undefined) return { kind: 'money' };
  return isClause(id) ? { kind: 'clause', id } : { kind: 'group', id };
}

/** The id of what it stands in, in the page. */
export const elementOf = (place: FieldPlace): string =>
  'id' in place ? `${place.kind === 'group' ? 'part' : 'clause'}-${place.id}` : place.kind;
