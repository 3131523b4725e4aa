import { useEffect, useRef } from 'react';
import type { User } from '#core/user.ts';
import { track } from '#site/lib/analytics.ts';
import { accessFacts } from './dashboard-access.ts';

/** Counts this view of the dashboard, once, as soon as it is known whose it is. spec §7 */
export function useAccessEvent(user: User | null): void {
  const isCounted = useRef(false);
  useEffect(() => {
    if (!user || isCounted.current) return;
    isCounted.current = true;
    track('dashboard_access', accessFacts(user));
  }, [user]);
}
