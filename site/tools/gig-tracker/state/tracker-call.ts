import { ADDRESSES } from 'virtual:tracker-addresses';
import { atom } from 'nanostores';
import type { API, TrackerEndpoint } from '#core/api.ts';
import { ApiError } from '#core/errors.ts';
import { type CallInput, type CallReply, callAt } from '#site/lib/api.ts';
import { askAgain } from '#site/lib/kept-session.ts';
import { $session } from '#site/lib/session.store.ts';
import { hintedAccount } from '#site/lib/session-hint.ts';
import { StrangeReply } from '#site/lib/strange-reply.ts';
import { $offline } from './offline.store.ts';

type Row<Name extends TrackerEndpoint> = (typeof API)[Name];

/** Answers in the place of the server. */
type Stand = (name: TrackerEndpoint, input: object) => Promise<unknown>;

/** What answers all calls while a sample is shown; null on the screen of an account. */
export const $sample = atom<Stand | null>(null);

const ask = <Name extends TrackerEndpoint>(
  name: Name,
  input: CallInput<Row<Name>>,
): Promise<CallReply<Row<Name>>> => {
  const sample = $sample.get();
  return sample ? (sample(name, input) as Promise<CallReply<Row<Name>>>) : callAt(ADDRESSES, name, input);
};

/** How long the server may take to do what it is told, in ms; a file takes as long as it takes. */
const CHANGES_MS = 30_000;

/**
 * Whether the account of this screen is the one that the server would hear. While nobody answers it isn't known, and in another tab
 * somebody else may have signed in since.
 */
export function isStillHere(): boolean {
  const session = $session.get();
  if (session.status !== 'user') return session.status !== 'unreachable';
  const hint = hintedAccount();
  return hint === null || hint === session.user.id;
}

/**
 * Calls an endpoint that only the gig tracker uses, and nothing answers in the place of the server. Where another account may be
 * here, it is as if the network failed. Throws what `call` throws.
 */
export const callServer: typeof ask = (name, input) => {
  if (!$sample.get() && !isStillHere()) return Promise.reject(new TypeError('Another account may be here'));
  const { body, signal } = input as { body?: unknown; signal?: AbortSignal };
  const isFile = body instanceof Blob;
  return ask(name, signal || isFile ? input : { ...input, signal: AbortSignal.timeout(CHANGES_MS) });
};

/** Whether it was not Deckhand that answered: the network failed, or what stands before the server. */
const isSilence = (error: unknown): boolean =>
  !(error instanceof ApiError) || (error instanceof StrangeReply && error.code === 'INTERNAL');

let reaching: Promise<boolean> | null = null;

/** Whether the server answers; if so, it is asked who is here, where nobody knew. */
export function isReached(): Promise<boolean> {
  reaching ??= reach().finally(() => {
    reaching = null;
  });
  return reaching;
}

async function reach(): Promise<boolean> {
  try {
    await ask('trackerSettings', { signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch (error) {
    if (isSilence(error)) return false;
  }
  $offline.set(null);
  askAgain();
  return true;
}

/** What this device keeps answers in the place of a server that can't be reached. */
const answerKept: Stand = async (name, input) =>
  (await import('../offline/answer-kept.ts')).answerKept(name, input);

/** How long the server may take to answer while this device could, in ms: then, and once it is known that it can't be reached. */
const PATIENCE_MS = 8000;
const OFFLINE_PATIENCE_MS = 1500;

/** Settles as the server does, or rejects where it takes too long and this device knows what is asked for. */
async function patiently<Reply>(asked: Promise<Reply>, kept: () => Promise<unknown>): Promise<Reply> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), $offline.get() ? OFFLINE_PATIENCE_MS : PATIENCE_MS);
  });
  const first = await Promise.race([asked.then(() => null), late]).finally(() => clearTimeout(timer));
  if (first === 'late' && (await kept()) !== undefined) throw new TypeError('No answer yet');
  return asked;
}

/**
 * Calls an endpoint that only the gig tracker uses; what is asked for while the server can't be reached is answered by what this
 * device keeps, as far as it does. Throws what `call` throws.
 */
export async function trackerCall<Name extends TrackerEndpoint>(
  name: Name,
  input: CallInput<Row<Name>>,
): Promise<CallReply<Row<Name>>> {
  if (ADDRESSES[name].method !== 'GET' && name !== 'parseGig') return callServer(name, input);
  let kept: Promise<unknown> | undefined;
  const keptReply = (): Promise<unknown> => (kept ??= answerKept(name, input).catch(() => undefined));
  try {
    const reply = await patiently(ask(name, input), keptReply);
    $offline.set(null);
    askAgain();
    return reply;
  } catch (error) {
    const { signal } = input as { signal?: AbortSignal };
    if (!isSilence(error) || signal?.aborted) throw error;
    const reply = await keptReply();
    if (reply === undefined) throw error;
    return reply as CallReply<Row<Name>>;
  }
}
