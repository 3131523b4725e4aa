import { clientCancels } from '#core/gigs/cancellation.ts';
import type { Instalment } from '#core/gigs/payment-schedule.ts';
import { daysBetween } from '#core/gigs/zoned-time.ts';
import { allocate } from '#core/money.ts';
import type { ClauseId } from './clauses/clause-ids.ts';
import { clausesOf } from './clauses/clauses-of.ts';
import type { Contract } from './contract.ts';
import { termsOf } from './terms.ts';

export type Side = 'artist' | 'client';

/** What one side owes the other if it cancels. Sums in minor units. */
export interface Cancellation {
  /** Days from the cancellation to the night. */
  daysBefore: number;
  /** Due under the contract for that night. */
  owed: number;
  /** What the client has paid for that night by then, if everything was paid when it was due. */
  paid: number;
  /** Who has to pay what is left between them; null where nothing is. */
  payer: Side | null;
  amount: number;
  /** The clause that says so, and its paragraph in the words of the library; null where the contract has none. */
  clause: { id: ClauseId; number: number; paragraph: number | null } | null;
}

/** What the client has paid for one of the nights by the end of a day. */
function paidBy(
  day: string,
  instalments: readonly Instalment[],
  nights: readonly string[],
  index: number,
): number {
  const night = nights[index];
  return instalments
    .filter((each) => each.day !== null && each.day <= day && (each.night === null || each.night === night))
    .reduce(
      (sum, { amount, night: own }) =>
        sum + (own === null ? (allocate(amount, nights.length)[index] ?? 0) : amount),
      0,
    );
}

/**
 * Who owes what if a side cancels a night on a day. Null after the night, and where there is none.
 * @param night place in `nights`
 * @param signedOn ISO day of the last signature, from which payments after signing are counted
 */
export function cancellationOf(
  contract: Contract,
  { side, day, night, signedOn }: { side: Side; day: string; night: number; signedOn: string },
): Cancellation | null {
  const date = contract.nights[night];
  if (!date) return null;
  const daysBefore = daysBetween(day, date);
  if (!(daysBefore >= 0)) return null;
  const { fee, tiers, instalments } = termsOf(contract, signedOn);
  const paid = paidBy(day, instalments, contract.nights, night);
  const id = side === 'client' ? 'client-cancels' : 'artist-cancels';
  const clause = clausesOf(contract).clauses.find((each) => each.id === id);
  const clauseAt = (paragraph: number): Cancellation['clause'] =>
    clause ? { id, number: clause.number, paragraph: clause.isEdited ? null : paragraph } : null;
  if (side === 'artist')
    return {
      ...{ daysBefore, owed: 0, paid, amount: paid },
      payer: paid > 0 ? 'artist' : null,
      clause: clauseAt(2),
    };
  const cancelled = clientCancels({ fee, tiers, paid, daysBefore });
  if (!cancelled || !clause)
    return { ...{ daysBefore, owed: 0, paid, amount: 0 }, payer: null, clause: null };
  const { owed, toPay, toReturn, index } = cancelled;
  return {
    ...{ daysBefore, owed, paid, amount: toPay || toReturn },
    payer: toPay > 0 ? 'client' : toReturn > 0 ? 'artist' : null,
    clause: clauseAt(contract.deal.kind === 'door' ? 1 : index + 1),
  };
}
