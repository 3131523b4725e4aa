import { atom } from 'nanostores';
import type { EnvelopeView } from '#core/signing/envelope-view-schema.ts';
import type { NewAddendum, NewEnvelope, SavedAnswer, SavedSigner } from '#core/signing/sending-schema.ts';
import { call } from '#site/lib/api.ts';

interface Known {
  envelope: EnvelopeView | null;
  /** To what both have signed, the newest first. */
  addenda: readonly EnvelopeView[];
}

/** What is known of the signing of the made contract `of`; null before that is asked. */
type EnvelopeState = { of: string } & (
  | { state: 'loading' }
  /** `isStale`: the server did not answer when it was asked again. */
  | ({ state: 'ready'; isStale: boolean } & Known)
  | { state: 'failed'; error: unknown }
);
export const $envelope = atom<EnvelopeState | null>(null);

let underWay: Promise<void> = Promise.resolve();

/** Asks for the envelope of a made contract, unless it is known. */
export async function openEnvelope(of: string): Promise<void> {
  const now = $envelope.get();
  if (now?.of === of && now.state !== 'failed') return underWay;
  const loading: EnvelopeState = { of, state: 'loading' };
  $envelope.set(loading);
  underWay = call('envelope', { params: { id: of } })
    .then(
      (known): EnvelopeState => ({ of, state: 'ready', ...known, isStale: false }),
      (error: unknown): EnvelopeState => ({ of, state: 'failed', error }),
    )
    .then((answer) => {
      // Another contract may lie on the desk by now.
      if ($envelope.get() === loading) $envelope.set(answer);
    });
  return underWay;
}

/** Asks again: somebody may have read, signed or written meanwhile. */
export async function refreshEnvelope(signal?: AbortSignal): Promise<void> {
  const now = $envelope.get();
  if (now?.state !== 'ready') return;
  const answer = await call('envelope', { params: { id: now.of }, ...(signal && { signal }) }).catch(
    () => null,
  );
  // What was done here meanwhile is newer.
  if ($envelope.get() !== now) return;
  $envelope.set({ ...now, ...answer, isStale: answer === null });
}

/** The envelope of a made contract, where it is known. */
export function envelopeOf(of: string): EnvelopeView | null {
  const now = $envelope.get();
  return now?.of === of && now.state === 'ready' ? now.envelope : null;
}

/** With what a reply says of the contract, or of one of its addenda. */
function withReply({ envelope, addenda }: Known, reply: EnvelopeView): Known {
  if (!reply.addendum) return { envelope: reply, addenda };
  const isKnown = addenda.some(({ id }) => id === reply.id);
  return {
    envelope,
    addenda: isKnown ? addenda.map((each) => (each.id === reply.id ? reply : each)) : [reply, ...addenda],
  };
}

type Reply = Promise<{ envelope: EnvelopeView }>;

/** What is done with the envelopes of a made contract. Each throws what the API refuses it with. */
export const signingOf = (of: string) => {
  async function put(reply: Reply): Promise<EnvelopeView> {
    const { envelope } = await reply;
    const now = $envelope.get();
    if (now?.of === of && now.state === 'ready')
      $envelope.set({ of, state: 'ready', ...withReply(now, envelope), isStale: false });
    return envelope;
  }
  return {
    send: (body: NewEnvelope) => put(call('sendEnvelope', { params: { id: of }, body })),
    amend: (id: string, body: NewAddendum) => put(call('sendAddendum', { params: { id }, body })),
    withdraw: (id: string) => put(call('withdrawEnvelope', { params: { id } })),
    remind: (id: string) => put(call('remindSigner', { params: { id } })),
    changeSigner: (id: string, body: SavedSigner) => put(call('changeSigner', { params: { id }, body })),
    comment: (id: string, words: string) =>
      put(call('addEnvelopeComment', { params: { id }, body: { words } })),
    answer: (id: string, answers: SavedAnswer[]) =>
      put(call('answerProposals', { params: { id }, body: { answers } })),
  };
};
