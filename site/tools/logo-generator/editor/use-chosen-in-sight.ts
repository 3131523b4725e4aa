import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls a list once, when it comes up, so that what is chosen in it can be seen. */
export function useChosenInSight<List extends HTMLElement>(): RefObject<List | null> {
  const list = useRef<List>(null);
  useEffect(() => {
    const scroller = list.current?.firstElementChild;
    const chosen = scroller?.querySelector('[aria-checked=true]');
    if (!(scroller instanceof HTMLElement) || !(chosen instanceof HTMLElement)) return;
    scroller.scrollTop =
      chosen.offsetTop - scroller.offsetTop - (scroller.clientHeight - chosen.offsetHeight) / 2;
  }, []);
  return list;
}
