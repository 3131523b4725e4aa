import { cloneElement, type ReactElement, type ReactNode } from 'react';
import type { Side } from './tip-place.ts';
import { type TippedProps, useTooltip } from './use-tooltip.tsx';

type TooltipProps = {
  text: ReactNode;
  side?: Side;
  /** One focusable element. */
  children: ReactElement<TippedProps>;
};

/** A line of text for a control, on hover and on focus. Never the only place of something needed. */
export function Tooltip({ text, side, children }: TooltipProps) {
  const { wire, tip } = useTooltip(text, side);
  return (
    <>
      {cloneElement(children, wire(children.props))}
      {tip}
    </>
  );
}
