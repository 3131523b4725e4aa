import { problemOf } from '#site/lib/problem-of.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { studio } from '../studio.ts';
import { refreshEnvelope } from './envelope.store.ts';

/** What was sent is refused: the contract was changed, sent or signed elsewhere since it was shown. */
export function lookAgain(error: unknown): void {
  showToast({ tone: 'danger', title: 'Not sent', text: problemOf(error) });
  void studio.made.refresh();
  void refreshEnvelope();
}
