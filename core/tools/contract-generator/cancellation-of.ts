import { clientCancels } from '#core/gigs/cancellation.ts';
import { sharesOfNights } from '#core/gigs/payment-schedule.ts';
import { daysBetween } from '#core/gigs/zoned-time.ts';
import type { ClauseId } from './clauses/clause-ids.ts';
import { clausesOf } from './clauses/clauses-of.ts';
import type { Contract } from './contract.ts';
import { type Terms, termsOf } from './terms.ts';

export type Side = 'artist' | 'client';

/** What one side owes the other if it cancels. Sums in minor units. */
export interface Cancellation {
  /** Days from the cancellation to the night. */
  daysBefore: number;
  /** Due under the contract for that night; null where nobody can say that in advance, or it does not say. */
  owed: number | null;
  /** What the client has paid for that night by then, if everything was paid when it was due. */
  paid: number;
  /** Who has to pay what is left between them; null where nothing is. */
  payer: Side | null;
  amount: number | null;
  /** The clause that says so, and its paragraph in the words of the library; null where the contract has none. */
  clause: { id: ClauseId; number: number; paragraph: number | null } | null;
}

/** What the client has paid for one of the nights by the end of a day. */
function paidBy(day: string, { nights }: Contract, terms: Terms, index: number): number {
  const shares = sharesOfNights(terms.total, terms, nights.length);
  return terms.instalments
    .filter((each) => each.day !== null && each.day <= day)
    .filter(({ night }) => night === null || night === nights[index])
    .reduce((sum, { name }) => sum + (shares[index]?.[name] ?? 0), 0);
}

/**
 * Who owes what if a side cancels a night on a day. Null after the night, and where there is none.
 * @param numbered its clauses, where they are known already
 * @param night place in `nights`
 * @param signedOn ISO day of the last signature, from which payments after signing are counted
 */
export function cancellationOf(
  contract: Contract,
  { side, day, night, signedOn }: { side: Side; day: string; night: number; signedOn: string },
  numbered = clausesOf(contract),
): Cancellation | null {
  const date = contract.nights[night];
  if (!date) return null;
  const daysBefore = daysBetween(day, date);
  if (!(daysBefore >= 0)) return null;
  const terms = termsOf(contract, signedOn);
  const paid = paidBy(day, contract, terms, night);
  const id = side === 'client' ? 'client-cancels' : 'artist-cancels';
  const clause = numbered.clauses.find((each) => each.id === id);
  const notSaid = { ...{ daysBefore, owed: null, paid, amount: null }, payer: null };
  if (!clause) return { ...notSaid, clause: null };
  const clauseAt = (paragraph: number): Cancellation['clause'] => ({
    ...{ id, number: clause.number },
    paragraph: clause.isEdited ? null : paragraph,
  });
  if (side === 'artist')
    return {
      ...{ daysBefore, owed: 0, paid, amount: paid },
      payer: paid > 0 ? 'artist' : null,
      clause: clauseAt(2),
    };
  const { fee, tiers } = terms;
  if (terms.isOpen || contract.deal.kind === 'door') return { ...notSaid, clause: clauseAt(1) };
  const cancelled = clientCancels({ fee, tiers, paid, daysBefore });
  if (!cancelled) return { ...notSaid, clause: clauseAt(1) };
  const { owed, toPay, toReturn, index } = cancelled;
  return {
    ...{ daysBefore, owed, paid, amount: toPay || toReturn },
    payer: toPay > 0 ? 'client' : toReturn > 0 ? 'artist' : null,
    clause: clauseAt(index + 1),
  };
}
