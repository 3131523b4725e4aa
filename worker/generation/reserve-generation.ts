import type { Account } from '#core/account.ts';
import { reservationCutoff, startOfUtcDay } from '#core/credits.ts';
import { ApiError } from '#core/errors.ts';
import { MOST_KEPT } from '#core/kept-work.ts';
import type { Tool } from '#core/tools/define-tool.ts';
import { newId } from '#db/ids.ts';
import { type Allowance, type ReservedRow, reserve } from '#db/queries/reservations.ts';
import { entitlement } from '../credits/entitlement.ts';
import type { Deps } from '../deps.ts';
import { refuse } from './refuse.ts';

export interface ReservationRequest {
  account: Account;
  tool: Tool;
  idempotencyKey: string;
  /** Parsed by the tool's input schema. */
  input: unknown;
  /** The recording that the input is made from, and where it names it. */
  take: { id: string; path: string } | null;
  /** One of the first works, brought along from before the sign-up: it costs nothing. */
  isAdopted?: boolean;
}

/** The first works of an account, counted from its beginning: they cost nothing. */
const FIRST_WORKS: Allowance = { cost: 0, most: MOST_KEPT, since: null };

/**
 * Holds the price of a generation. `isNew` tells whether this call made the reservation or found an earlier one under
 * the same key. Throws INSUFFICIENT_CREDITS, DAILY_LIMIT, or RATE_LIMITED where fair use ends; INVALID_INPUT where the
 * account has no such recording; CONFLICT where the key was used for another request, or an adopted work is none of the
 * account's first.
 */
export async function reserveGeneration(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  request: ReservationRequest,
): Promise<ReservedRow & { isNew: boolean }> {
  const { account, tool, idempotencyKey, input, take, isAdopted = false } = request;
  const now = deps.now();
  const { costOf, ceiling, dailyLimit } = entitlement(account, now, deps.settings.FREE_DAILY_GENERATIONS);
  const ofPlan: Allowance = { cost: costOf(tool.cost), most: ceiling, since: startOfUtcDay(now) };
  const allowance = isAdopted ? FIRST_WORKS : ofPlan;
  const id = newId('gen');
  const { row, funds, hasTake } = await reserve(deps.db, {
    id,
    entryId: newId('crd'),
    userId: account.id,
    tool: tool.id,
    title: tool.titleOf(input),
    allowance,
    idempotencyKey,
    input,
    now,
    cutoff: reservationCutoff(now),
    takeId: take?.id ?? null,
  });
  if (!row && take && !hasTake) {
    const fields = [{ path: take.path, reason: 'This recording is not there any more. Choose another' }];
    throw new ApiError('INVALID_INPUT', undefined, { fields });
  }
  if (!row && isAdopted)
    throw new ApiError('CONFLICT', 'Only the first works of an account can be brought along');
  if (!row) return refuse({ cost: allowance.cost, funds, now, isFairUse: dailyLimit === null });
  if (row.isDeleted) throw new ApiError('CONFLICT', 'What this Idempotency-Key made was deleted');
  // Both were put in order by the same schema, so equal requests are equal text.
  if (row.tool !== tool.id || row.input !== JSON.stringify(input)) {
    throw new ApiError('CONFLICT', 'This Idempotency-Key was used for another request');
  }
  return { ...row, isNew: row.id === id };
}
