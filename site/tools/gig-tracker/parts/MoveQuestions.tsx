import { useStore } from '@nanostores/react';
import { Suspense } from 'react';
import { late } from '#site/lib/late.tsx';
import { $moveQuestion } from '../state/move-question.store.ts';

const HoldDialog = late(async () => (await import('./move-dialogs.tsx')).HoldDialog);
const CancelDialog = late(async () => (await import('./move-dialogs.tsx')).CancelDialog);
const ReleaseDialog = late(async () => (await import('./move-dialogs.tsx')).ReleaseDialog);

/** What is asked as a gig moves, wherever it is moved from. */
export function MoveQuestions() {
  const question = useStore($moveQuestion);
  if (!question) return null;
  const key = `${question.kind} ${question.gig.id}`;
  return (
    <Suspense fallback={null}>
      {question.kind === 'hold' && <HoldDialog key={key} question={question} />}
      {question.kind === 'cancel' && <CancelDialog key={key} question={question} />}
      {question.kind === 'release' && <ReleaseDialog key={key} question={question} />}
    </Suspense>
  );
}
