import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Talk } from './conversation.ts';

/** This near to an end counts as being there, in pixels. */
const NEAR_PX = 80;

/**
 * Keeps the log where it is read: at its end while it grows there, and on the same message when earlier ones come in
 * above. Returns the listener that asks for earlier ones at the top.
 */
export function useLogScroll(
  log: RefObject<HTMLElement | null>,
  talk: Talk,
  greetedAt: string | null,
  reachBack: () => void,
): () => void {
  const { messages, sending, earlier, next } = talk;
  const before = useRef<{ first: string | undefined; height: number; isAtEnd: boolean }>({
    first: undefined,
    height: 0,
    isAtEnd: true,
  });
  const first = messages[0]?.id;
  const isSending = sending !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these makes the log taller
  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return;
    const was = before.current;
    const grewAbove = was.first !== undefined && first !== was.first && !was.isAtEnd;
    if (grewAbove) element.scrollTop += element.scrollHeight - was.height;
    else if (was.isAtEnd) element.scrollTop = element.scrollHeight;
    before.current = { first, height: element.scrollHeight, isAtEnd: isAtEnd(element) };
  }, [log, messages, first, sending?.answer, greetedAt, earlier]);

  // Who sends a message wants to see it, wherever the log stood.
  useLayoutEffect(() => {
    const element = log.current;
    if (!element || !isSending) return;
    element.scrollTop = element.scrollHeight;
    before.current.isAtEnd = true;
  }, [log, isSending]);

  return () => {
    const element = log.current;
    if (!element) return;
    before.current.isAtEnd = isAtEnd(element);
    before.current.height = element.scrollHeight;
    if (element.scrollTop < NEAR_PX && next !== null && earlier === 'idle') reachBack();
  };
}

const isAtEnd = ({ scrollTop, scrollHeight, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight < NEAR_PX;
