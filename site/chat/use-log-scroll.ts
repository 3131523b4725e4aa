import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Talk } from './conversation.ts';

/** This near to an end counts as being there, in pixels. */
const NEAR_PX = 80;

/** How the log stood when it was last laid out. */
interface Before {
  first: string | undefined;
  height: number;
  isAtEnd: boolean;
  isSilent: boolean;
}

/**
 * Keeps the log where it is read: at its beginning until something is said, at its end while it grows there, and on the same message when earlier ones come in
 * above. Returns the listener that asks for earlier ones at the top.
 */
export function useLogScroll(
  log: RefObject<HTMLElement | null>,
  talk: Talk,
  greetedAt: string | null,
  reachBack: () => void,
): () => void {
  const { messages, sending, earlier, next } = talk;
  const before = useRef<Before>({ first: undefined, height: 0, isAtEnd: true, isSilent: true });
  const first = messages[0]?.id;
  const isSending = sending !== null;
  const isSilent = messages.length === 0 && !isSending;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these makes the log taller
  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return;
    const was = before.current;
    const grewAbove = was.first !== undefined && first !== was.first && !was.isAtEnd;
    if (isSilent) element.scrollTop = was.isSilent ? element.scrollTop : 0;
    else if (grewAbove) element.scrollTop += element.scrollHeight - was.height;
    else if (was.isAtEnd) element.scrollTop = element.scrollHeight;
    before.current = {
      first,
      height: element.scrollHeight,
      isAtEnd: isSilent || isAtEnd(element),
      isSilent,
    };
  }, [log, isSilent, messages, first, sending?.answer, greetedAt, earlier]);

  // Who sends a message wants to see it, wherever the log stood.
  useLayoutEffect(() => {
    const element = log.current;
    if (!element || !isSending) return;
    element.scrollTop = element.scrollHeight;
    before.current.isAtEnd = true;
  }, [log, isSending]);

  // The field below takes room from the log as it grows.
  useEffect(() => {
    const element = log.current;
    if (!element) return;
    const watcher = new ResizeObserver(() => {
      const { isAtEnd, isSilent } = before.current;
      if (isAtEnd && !isSilent) element.scrollTop = element.scrollHeight;
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [log]);

  return () => {
    const element = log.current;
    if (!element) return;
    before.current.isAtEnd = before.current.isSilent || isAtEnd(element);
    before.current.height = element.scrollHeight;
    if (element.scrollTop < NEAR_PX && next !== null && earlier === 'idle') reachBack();
  };
}

const isAtEnd = ({ scrollTop, scrollHeight, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight < NEAR_PX;
