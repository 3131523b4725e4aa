import { FAIR_USE_MESSAGES } from '#core/chat.ts';
import { reservationCutoff } from '#core/credits.ts';
import { ApiError } from '#core/errors.ts';
import { djAssistantFacts } from '#core/tools/dj-assistant/facts.ts';
import { newId } from '#db/ids.ts';
import {
  type ReservedTurn,
  reservedTurnOf,
  type StoredTurn,
  turnReservation,
} from '#db/queries/chat-turns.ts';
import type { Funds } from '#db/queries/credits-funds.ts';
import type { Caller, SignedIn } from '../caller.ts';
import { costIn, dailyAllowance, entitlement } from '../credits/entitlement.ts';
import { enoughForToday, tooFewCredits } from '../credits/refusals.ts';
import type { Deps } from '../deps.ts';
import { asksOfContract } from './clause-facts.ts';
import { asksOfGigs } from './gig-asks.ts';

/** Milliseconds after which a question that is still open keeps nobody from the next one: no engine takes so long. */
const LONGEST_ANSWER_MS = 2 * 60 * 1000;
/** Turns that an answer may look back on. */
const REMEMBERED = 4;

export interface Message {
  question: string;
  idempotencyKey: string | null;
}

export interface OpenTurn extends Omit<ReservedTurn, 'turn' | 'isBusy'> {
  turn: StoredTurn;
  signedIn: SignedIn;
  /** Whether this call opened it, or found what an earlier one under the same key did. */
  isNew: boolean;
}

/**
 * Holds the credit of an answer. Throws CONFLICT while another question is open or where the key was used for another one,
 * INSUFFICIENT_CREDITS, or RATE_LIMITED.
 */
export async function openTurn(
  deps: Pick<Deps, 'db' | 'now' | 'settings' | 'tools'>,
  caller: Caller,
  message: Message,
): Promise<OpenTurn> {
  const { question, idempotencyKey } = message;
  const { FREE_DAILY_GENERATIONS: freeDaily } = deps.settings;
  const now = deps.now();
  const daily = dailyAllowance(djAssistantFacts.cost, now, deps.settings);
  const most = FAIR_USE_MESSAGES;
  const allowance = { ...daily, most, withPro: { ...daily.withPro, most } };
  const id = newId('trn');
  const { signedIn, ...found } = await caller.ask((userId) =>
    turnReservation(deps.db, {
      id,
      entryId: newId('crd'),
      userId,
      question,
      allowance,
      idempotencyKey,
      now,
      cutoff: reservationCutoff(now),
      openSince: new Date(now.getTime() - LONGEST_ANSWER_MS),
      tools: deps.tools,
      remembered: REMEMBERED,
      wantsContract: asksOfContract(question),
      wantsGigs: asksOfGigs(question),
    }),
  );
  const { turn, isBusy, ...rest } = reservedTurnOf(found, { tools: deps.tools, now });
  if (!turn) {
    const { plan } = entitlement(signedIn.account, freeDaily);
    return refuse({ isBusy, cost: costIn(allowance, plan), funds: rest.funds, now });
  }
  if (turn.isCleared) throw new ApiError('CONFLICT', 'What this Idempotency-Key asked was cleared');
  if (turn.question !== question)
    throw new ApiError('CONFLICT', 'This Idempotency-Key was used for another request');
  return { ...rest, turn, isNew: turn.id === id, signedIn };
}

function refuse(params: { isBusy: boolean; cost: number; funds: Funds; now: Date }): never {
  const { isBusy, cost, funds, now } = params;
  if (isBusy) throw new ApiError('CONFLICT', 'Your last question is still being answered', { retryAfter: 2 });
  if (funds.balance < cost) throw tooFewCredits(cost, funds.balance);
  throw enoughForToday(now, 'fair use');
}
