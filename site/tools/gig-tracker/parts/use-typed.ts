import { useEffect, useState } from 'react';
import { useLeaveWarning } from '#site/lib/use-leave-warning.ts';
import { holdTyped, type LeaveWords, whenMayLeave } from '../state/leaving.store.ts';

/**
 * Asks before what was typed in a form is lost: by a link of the tracker, by `Back`, or with the tab. Answers what leaves the
 * form itself, once that is answered. `words` of its own stay the same object.
 */
export function useTyped(isChanged: boolean, words: LeaveWords | null = null): (goOn: () => void) => void {
  const [form] = useState(() => ({}));
  useLeaveWarning(isChanged);
  useEffect(() => (isChanged ? holdTyped(form, words) : undefined), [isChanged, form, words]);
  return (goOn) => whenMayLeave(goOn, form);
}
