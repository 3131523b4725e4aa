import { useEffect } from 'react';

/** What the window is called while a page of a gig is open. */
export function useWindowTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
