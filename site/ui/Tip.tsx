import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { placeTip, type Side } from './tip-place.ts';
import { takeTurn } from './tip-turns.ts';
import { type Opened, watchTip } from './watch-tip.ts';

type TipProps = { id: string; text: ReactNode; side: Side; opened: Opened; close: () => void };

/** The open tip of a control: above everything, beside the control. `close` must stay the same function. */
export function Tip({ id, text, side, opened, close }: TipProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { control } = opened;

  useLayoutEffect(() => {
    // Where popovers are unknown it is drawn all the same, by its z-index.
    ref.current?.togglePopover?.(true);
  }, []);
  // After every render, since the text may have grown.
  useLayoutEffect(() => put(ref.current, control, side));
  useEffect(() => {
    const tip = ref.current;
    if (!tip) return;
    const giveUp = takeTurn(close);
    const stop = watchTip(tip, opened, { close, place: () => put(tip, opened.control, side) });
    return () => {
      stop();
      giveUp();
    };
  }, [opened, side, close]);

  return createPortal(
    <div ref={ref} id={id} role="tooltip" popover="manual" className="tip">
      {text}
    </div>,
    // Inside a modal dialog, since what is outside of it cannot be pointed at.
    control.closest('dialog, [role=dialog], [role=alertdialog]') ?? document.body,
  );
}

function put(tip: HTMLElement | null, control: HTMLElement, side: Side): void {
  if (!tip) return;
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const size = { width: tip.offsetWidth, height: tip.offsetHeight };
  const { left, top } = placeTip(control.getBoundingClientRect(), size, { width, height }, side);
  tip.style.left = `${left}px`;
  tip.style.top = `${top}px`;
}
