import { atom } from 'nanostores';
import type { Generation } from '#core/generation.ts';
import { envelopeOf, openEnvelope, refreshEnvelope } from './envelope.store.ts';

/** How long a save waits for what happened last, in milliseconds. */
const PATIENCE_MS = 3000;

interface Question {
  /** The version that is out, and whether the client has signed it. */
  version: number;
  clientSigned: string | null;
  answer: (isYes: boolean) => void;
}

/** Whether a contract that is out is to be saved over: what is asked now. */
export const $question = atom<Question | null>(null);

/** Saving a contract that is out makes its link void: whether that is meant. Asked on the latest news, or on what is known. */
export async function mayUpdate({ id }: Pick<Generation, 'id'>): Promise<boolean> {
  await openEnvelope(id);
  await refreshEnvelope(AbortSignal.timeout(PATIENCE_MS));
  const envelope = envelopeOf(id);
  if (envelope?.status !== 'out') return true;
  const { client } = envelope.signers;
  $question.get()?.answer(false);
  return new Promise((resolve) => {
    $question.set({
      version: envelope.version,
      clientSigned: client.signedAt && client.name,
      answer(isYes) {
        $question.set(null);
        resolve(isYes);
      },
    });
  });
}
