import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $session, refreshSession, type Session } from '#site/lib/session.store.ts';
import { isWithPro } from './session-pro.ts';

const userOf = (session: Session) => (session.status === 'user' ? session.user : null);

/**
 * Who is here, for what is shown after a refusal. A session that says Pro then is in doubt until the server has been asked
 * again: the trial may be over.
 */
export function useDoubtedSession(): { session: Session; isDoubted: boolean } {
  const session = useStore($session);
  const [before] = useState(() => (isWithPro(session) ? userOf(session) : null));
  useEffect(() => {
    if (before) refreshSession();
  }, [before]);
  return { session, isDoubted: before !== null && userOf(session) === before };
}
