import { reservationCutoff } from '#core/credits.ts';
import { ApiError } from '#core/errors.ts';
import { MOST_KEPT } from '#core/kept-work.ts';
import type { Tool } from '#core/tools/define-tool.ts';
import { newId } from '#db/ids.ts';
import type { Allowance } from '#db/queries/credits-allowance.ts';
import type { Funds } from '#db/queries/credits-funds.ts';
import { type ReservedRow, reservation, reservedOf } from '#db/queries/reservations.ts';
import type { Caller, SignedIn } from '../caller.ts';
import { costIn, dailyAllowance, type Entitlement, entitlement } from '../credits/entitlement.ts';
import { enoughForToday, tooFewCredits } from '../credits/refusals.ts';
import type { Deps } from '../deps.ts';

export interface ReservationRequest {
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
 * Holds the price of a generation, in one batch that finds the caller too. `isNew` tells whether this call made the
 * reservation or found an earlier one under the same key. Throws INSUFFICIENT_CREDITS, DAILY_LIMIT, or RATE_LIMITED where
 * fair use ends; INVALID_INPUT where the account has no such recording; CONFLICT where the key was used for another
 * request, or an adopted work is none of the account's first.
 */
export async function reserveGeneration(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  caller: Caller,
  request: ReservationRequest,
): Promise<{ reserved: ReservedRow & { isNew: boolean }; signedIn: SignedIn }> {
  const { tool, idempotencyKey, input, take, isAdopted = false } = request;
  const now = deps.now();
  const { FREE_DAILY_GENERATIONS: freeDaily } = deps.settings;
  const allowance = isAdopted ? FIRST_WORKS : dailyAllowance(tool.cost, now, deps.settings);
  const id = newId('gen');
  const { signedIn, ...found } = await caller.ask((userId) =>
    reservation(deps.db, {
      id,
      entryId: newId('crd'),
      userId,
      tool: tool.id,
      title: tool.titleOf(input),
      allowance,
      idempotencyKey,
      input,
      now,
      cutoff: reservationCutoff(now),
      takeId: take?.id ?? null,
    }),
  );
  const { row, funds, hasTake } = reservedOf(found);
  if (!row && take && !hasTake) {
    const fields = [{ path: take.path, reason: 'This recording is not there any more. Choose another' }];
    throw new ApiError('INVALID_INPUT', undefined, { fields });
  }
  if (!row && isAdopted)
    throw new ApiError('CONFLICT', 'Only the first works of an account can be brought along');
  if (!row) return refuse(allowance, entitlement(signedIn.account, freeDaily), funds, now);
  if (row.isDeleted) throw new ApiError('CONFLICT', 'What this Idempotency-Key made was deleted');
  // Both were put in order by the same schema, so equal requests are equal text.
  if (row.tool !== tool.id || row.input !== JSON.stringify(input)) {
    throw new ApiError('CONFLICT', 'This Idempotency-Key was used for another request');
  }
  return { reserved: { ...row, isNew: row.id === id }, signedIn };
}

/** Says why a reservation was refused: too few credits (402) before too many today (429). */
function refuse(allowance: Allowance, { plan, dailyLimit }: Entitlement, funds: Funds, now: Date): never {
  const cost = costIn(allowance, plan);
  if (funds.balance < cost) throw tooFewCredits(cost, funds.balance);
  throw enoughForToday(now, dailyLimit === null ? 'fair use' : 'plan');
}
