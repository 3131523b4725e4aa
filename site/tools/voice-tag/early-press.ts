/** Marks a part of the page whose HTML is there and that does not answer yet. */
const ASLEEP = 'data-asleep';

/** What a press lands on; links work by themselves. */
const PRESSED = 'button, label, summary, input';

let pressed: HTMLElement | null = null;

function hold(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSED) : null;
  if (!target?.closest(`[${ASLEEP}]`)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  pressed = target;
}

// Before React hears of it: what it cannot answer yet it drops.
if (typeof window !== 'undefined') addEventListener('click', hold, true);

/** A part answers from now on, and first of all to the press that came too early for it. */
export function answer(part: HTMLElement): void {
  part.removeAttribute(ASLEEP);
  if (!pressed || !part.contains(pressed)) return;
  const early = pressed;
  pressed = null;
  early.click();
}
