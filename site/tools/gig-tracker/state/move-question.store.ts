import { atom } from 'nanostores';
import type { Gig } from '#core/gigs/gig.ts';

export type Hold = NonNullable<Gig['hold']>;
export type CalledOffBy = NonNullable<Gig['outcome']['calledOffBy']>;

/** What is asked before a gig moves, or once it has. `answer` with null: it stays as it is. */
export type MoveQuestion =
  | { kind: 'hold'; gig: Gig; answer(hold: Hold | null): void }
  | { kind: 'cancel'; gig: Gig; answer(by: CalledOffBy | null): void }
  | { kind: 'release'; gig: Gig; holds: readonly Gig[]; answer(isReleased: true | null): void };

/** The question that is open. */
export const $moveQuestion = atom<MoveQuestion | null>(null);

/** Puts a question in place of the one before, which stays unanswered: null. */
function ask<Answer>(
  questionOf: (answer: (given: Answer | null) => void) => MoveQuestion,
): Promise<Answer | null> {
  $moveQuestion.get()?.answer(null);
  return new Promise((resolve) => {
    const question: MoveQuestion = questionOf((given) => {
      if ($moveQuestion.get() === question) $moveQuestion.set(null);
      resolve(given);
    });
    $moveQuestion.set(question);
  });
}

/** Which place a gig has in the queue of its night. */
export const askForHold = (gig: Gig): Promise<Hold | null> =>
  ask<Hold>((answer) => ({ kind: 'hold', gig, answer }));

/** Who calls a gig off. */
export const askWhoCancels = (gig: Gig): Promise<CalledOffBy | null> =>
  ask<CalledOffBy>((answer) => ({ kind: 'cancel', gig, answer }));

/** Whether other holds of the night of a gig are let go. */
export const askForRelease = (gig: Gig, holds: readonly Gig[]): Promise<true | null> =>
  ask<true>((answer) => ({ kind: 'release', gig, holds, answer }));
