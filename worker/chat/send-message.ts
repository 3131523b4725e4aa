import type { Account } from '#core/account.ts';
import type { ChatReply } from '#core/chat.ts';
import { startOfUtcDay } from '#core/credits.ts';
import { ApiError } from '#core/errors.ts';
import { getTurn, type StoredTurn, settleTurn } from '#db/queries/chat-turns.ts';
import { release } from '#db/queries/reservations.ts';
import { creditsOf, getCredits } from '../credits/get-credits.ts';
import type { Deps } from '../deps.ts';
import { awaitEarlierRun } from '../generation/await-earlier-run.ts';
import { describeError, log } from '../log.ts';
import { readPlaces } from '../storage/read-places.ts';
import { composeAnswer } from './compose-answer.ts';
import type { OpenTurn } from './open-turn.ts';
import { readHandbook } from './read-handbook.ts';
import { trackedGigs } from './tracked-gigs.ts';
import { answerOf, questionOf } from './turn-view.ts';

/**
 * Answers an open turn, and settles it; or releases it, and says why. `say` gets each piece of the answer as it is known.
 * A turn of before under the same key is waited for and answered as it stands.
 */
export async function sendMessage(
  deps: Deps,
  open: OpenTurn,
  say: (piece: string) => void = () => undefined,
): Promise<ChatReply> {
  const { account } = open.signedIn;
  if (open.isNew) return answerNow(deps, account, open, say);
  const { id } = open.turn;
  const find = async () => (await getTurn(deps.db, { id, userId: account.id })) ?? null;
  if (open.turn.status === 'reserved') await awaitEarlierRun(async () => (await find())?.status ?? null);
  const turn = await find();
  if (!turn) throw new ApiError('NOT_FOUND');
  if (turn.isCleared) throw new ApiError('CONFLICT', 'What this Idempotency-Key asked was cleared');
  say(turn.answer ?? '');
  return { question: questionOf(turn), answer: answerOf(turn), credits: await getCredits(deps, account) };
}

async function answerNow(
  deps: Deps,
  account: Account,
  { turn: { id, question }, facts, gigs, before, funds }: OpenTurn,
  say: (piece: string) => void,
): Promise<ChatReply> {
  const { toolPorts } = deps;
  try {
    const now = deps.now();
    const answer = await composeAnswer(
      toolPorts.text,
      {
        question,
        account,
        facts,
        gigs: gigs && trackedGigs(gigs, await readPlaces(toolPorts.shippedFiles)),
        now,
        before: before.toReversed().map((turn) => ({ question: turn.question, answer: turn.answer ?? '' })),
        credits: creditsOf(deps, account, funds, now),
        handbook: await readHandbook(toolPorts.shippedFiles),
      },
      say,
    );
    return await settle(deps, account, { id, question }, answer);
  } catch (error) {
    const tellLog = () =>
      log({ level: 'error', event: 'answer-failed', route: '/api/chat', error: describeError(error) });
    // The settlement may have gone through although its answer was lost: then there is nothing to take back.
    const turn = await giveBack(deps, { id, userId: account.id }).catch((another: unknown) => {
      tellLog();
      throw another;
    });
    if (turn?.status === 'done')
      return { question: questionOf(turn), answer: answerOf(turn), credits: await getCredits(deps, account) };
    tellLog();
    throw new ApiError('PROVIDER_FAILED');
  }
}

/** Releases a turn that is still open, and finds it as it stands. */
async function giveBack({ db, now }: Pick<Deps, 'db' | 'now'>, turn: { id: string; userId: string }) {
  await release(db, { ...turn, now: now() });
  return getTurn(db, turn);
}

async function settle(
  deps: Deps,
  account: Account,
  asked: Pick<StoredTurn, 'id' | 'question'>,
  answer: Awaited<ReturnType<typeof composeAnswer>>,
): Promise<ChatReply> {
  const now = deps.now();
  const { turn, funds } = await settleTurn(deps.db, {
    id: asked.id,
    userId: account.id,
    answer: answer.text,
    sources: answer.sources,
    now,
    dayStart: startOfUtcDay(now),
  });
  if (turn?.status !== 'done') throw new Error('The turn was void before it was answered');
  // A conversation that was cleared meanwhile keeps no words, but the one who asked hears the answer.
  const heard = { ...turn, question: asked.question, answer: answer.text, sources: [...answer.sources] };
  return {
    question: questionOf(heard),
    answer: answerOf(heard),
    credits: creditsOf(deps, account, funds, now),
  };
}
