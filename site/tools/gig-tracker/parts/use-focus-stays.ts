import { useEffect, useId, useLayoutEffect, useRef } from 'react';

/** What a control of an item opens: the focus comes back from there. */
const POPUPS = '[role="menu"], [role="dialog"], [role="alertdialog"]';
const CONTROLS = 'button, a[href], input, select, textarea, [role="combobox"]';

interface FocusStays {
  /** Of the element that has the list and what adds to it, where it has one. */
  id?: string;
  /** Where the focus goes if the element itself goes with its last item: a selector. */
  rest?: string;
}

/**
 * Keeps the focus in a list when the item that has it is removed: the item in its place gets it, else the one before, and where
 * none is left what adds one. Where a button beside the items goes, the first item gets it. Answers the id of the element around
 * it all. Items are marked by `data-item`, what gets the focus in them by `data-item-control`, and what adds one by
 * `data-item-add`.
 */
export function useFocusStays({ id: given, rest }: FocusStays = {}): string {
  const own = useId();
  const id = given ?? own;
  const at = useRef<{ control: Element; index: number } | null>(null);

  useEffect(() => {
    function follow({ target }: FocusEvent): void {
      if (!(target instanceof Element)) return;
      const box = document.getElementById(id);
      const item = target.closest<HTMLElement>('[data-item]');
      if (box?.contains(target))
        at.current = { control: target, index: item ? itemsOf(box).indexOf(item) : 0 };
      else if (!target.closest(POPUPS)) at.current = null;
    }
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [id]);

  useLayoutEffect(() => {
    const was = at.current;
    if (!was || was.control.isConnected || document.activeElement !== document.body) return;
    at.current = null;
    placeAfter(document.getElementById(id), was.index, rest)?.focus();
  });

  return id;
}

const itemsOf = (box: ParentNode): HTMLElement[] => [...box.querySelectorAll<HTMLElement>('[data-item]')];

function placeAfter(box: Element | null, index: number, rest: string | undefined): HTMLElement | null {
  if (!box) return rest === undefined ? null : document.querySelector<HTMLElement>(rest);
  const items = itemsOf(box);
  const item = items[Math.min(index, items.length - 1)];
  if (item?.matches(CONTROLS)) return item;
  return (
    item?.querySelector<HTMLElement>('[data-item-control]') ??
    item?.querySelector<HTMLElement>(CONTROLS) ??
    box.querySelector<HTMLElement>('[data-item-add]') ??
    box.querySelector<HTMLElement>(CONTROLS)
  );
}
