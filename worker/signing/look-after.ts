import { expire } from '#core/signing/decide.ts';
import { postpone } from '#db/queries/signing-append.ts';
import { listChangedEnvelopes, listDueEnvelopes } from '#db/queries/signing-envelopes.ts';
import { moveGigs } from '../gigs/move-gigs.ts';
import { describeError, log } from '../log.ts';
import { changeEnvelope, DECKHAND, dueAt, type SigningDeps } from './change-envelope.ts';
import { completeEnvelope } from './complete-envelope.ts';
import { sealEnvelope } from './seal-envelope.ts';
import { sendOwedMails } from './send-owed-mails.ts';

/** Envelopes that one run of the schedule looks after. */
const A_RUN = 50;

async function writeDownTime(deps: SigningDeps, id: string): Promise<void> {
  const { envelope, isChanged } = await changeEnvelope(deps, { by: 'deckhand', id }, (each) => ({
    ...{ by: DECKHAND, from: null },
    events: expire(each, deps.now()),
  }));
  // It was its turn: what fails from here on is tried again later, and keeps nobody else waiting.
  if (isChanged) return;
  await postpone(deps.db, { id, lastHash: envelope.last.hash, dueAt: dueAt(envelope, deps.now()) });
}

/**
 * Does what an envelope waits for: writes down what time has done, makes its document and seals it, sends its mails, moves its
 * gigs; each whatever becomes of the others. Never throws.
 */
export async function lookAfter(deps: SigningDeps, id: string): Promise<void> {
  const inTurn = async (...steps: ((deps: SigningDeps, id: string) => Promise<void>)[]) => {
    for (const step of steps)
      await step(deps, id).catch((error) =>
        log({ level: 'error', event: 'envelope-failed', error: describeError(error) }),
      );
  };
  // Gigs wait for no document.
  await Promise.all([inTurn(writeDownTime, completeEnvelope, sealEnvelope, sendOwedMails), inTurn(moveGigs)]);
}

/** What runs on a schedule: reminders, ends of links, changed contracts, documents and mails that failed before. */
export async function lookAfterEnvelopes(deps: SigningDeps): Promise<void> {
  const due = await listDueEnvelopes(deps.db, { now: deps.now(), limit: A_RUN });
  const changed = await listChangedEnvelopes(deps.db, { limit: A_RUN });
  for (const id of new Set([...due, ...changed])) await lookAfter(deps, id);
}
