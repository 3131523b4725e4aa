import type { Generation } from '#core/generation.ts';
import type { EnvelopeView } from '#core/signing/envelope-view-schema.ts';
import { isSameText, type ProposedChange } from '#core/signing/proposal.ts';
import type { SavedAnswer } from '#core/signing/sending-schema.ts';
import type { Contract } from '#core/tools/contract-generator/contract.ts';
import { agreedClauses, withAgreed } from '#core/tools/contract-generator/proposals/with-changes.ts';
import { refresh } from '#site/lib/query.ts';
import { desk, studio } from '../studio.ts';
import { signingOf } from './envelope.store.ts';
import { agreedFor, forgetAnswers, keepAgreed } from './kept-answers.ts';

/**
 * Answers every change that is open. With one that is accepted another version of the contract is saved and sent; the desk
 * follows once that is known. Throws what the API refuses it with.
 */
export async function answerChanges(
  { generation, envelope }: { generation: Generation; envelope: EnvelopeView },
  answers: SavedAnswer[],
): Promise<void> {
  const isAccepted = ({ seq }: { seq: number }): boolean =>
    answers.some(({ proposal, kind }) => proposal === seq && kind === 'accepted');
  const accepted = envelope.proposals.filter(isAccepted);
  const clauses = agreedClauses(studio.contentOf(generation), accepted);
  keepAgreed(generation.id, clauses?.length ? { version: generation.version, clauses } : null);
  await signingOf(generation.id).answer(envelope.id, answers);
  if (accepted.length === 0) forgetAnswers(generation.id);
  else refresh('generatedContent');
}

/** The clauses, of those that are accepted in other words, of which the draft has words of its own by now: their numbers. */
export const reworded = (draft: Contract, sent: Contract, accepted: readonly ProposedChange[]): number[] =>
  accepted.flatMap((change) => {
    const [agreed] = agreedClauses(sent, [change]) ?? [];
    if (!agreed) return [];
    const isChanged =
      agreed.id === null
        ? !draft.ownClauses.some(({ title, text }) => title === agreed.was.title && text === agreed.was.text)
        : !isSameText(draft.wording[agreed.id] ?? null, sent.wording[agreed.id] ?? null);
    return isChanged ? [change.clause] : [];
  });

/** Once the made contract says what was accepted in this tab, the one on the desk says it too. What else was changed on it stays. */
export function takeOverAgreed(generation: Generation): void {
  const agreed = agreedFor(generation.id);
  const draft = desk.$draft.get();
  if (!agreed || generation.version <= agreed.version || draft?.generationId !== generation.id) return;
  const made = studio.contentOf(generation);
  // Another version than the one that they led to may have been saved.
  if (studio.isSame(withAgreed(made, agreed.clauses), made))
    desk.change((now) => withAgreed(now, agreed.clauses));
  forgetAnswers(generation.id);
}
