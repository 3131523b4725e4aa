import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether an element has come near the window, once and for all: what nobody scrolls to is never drawn. */
export function useSeen<Part extends Element>(): [RefObject<Part | null>, boolean] {
  const part = useRef<Part>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!part.current || isSeen) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
      },
      { rootMargin: '240px' },
    );
    watch.observe(part.current);
    return () => watch.disconnect();
  }, [isSeen]);
  return [part, isSeen];
}
