import { useEffect, useState } from 'react';
import { useLeaveWarning } from '#site/lib/use-leave-warning.ts';
import { holdTyped, whenMayLeave } from '../state/leaving.store.ts';

/**
 * Asks before what was typed in a form is lost: by a link of the tracker, by `Back`, or with the tab. Answers what leaves the
 * form itself, once that is answered.
 */
export function useTyped(isChanged: boolean): (goOn: () => void) => void {
  const [form] = useState(() => ({}));
  useLeaveWarning(isChanged);
  useEffect(() => (isChanged ? holdTyped(form) : undefined), [isChanged, form]);
  return (goOn) => whenMayLeave(goOn, form);
}
