import { type ReactNode, useEffect, useRef } from 'react';

/** What is told in answer to a press that may be a page away: it is scrolled to. */
export function InView({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In newer browsers it returns a promise, which React would call as what undoes the effect.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return <div ref={place}>{children}</div>;
}
