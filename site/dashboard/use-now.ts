import { useEffect, useState } from 'react';

/** How often the clock of the dashboard moves on, in milliseconds. spec §2 */
export const CLOCK_MS = 60_000;

/** The time, moving on every minute; null until the page is in a browser, whose clock it is. */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), CLOCK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
