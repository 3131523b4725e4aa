import * as Radix from 'radix-ui/tooltip';
import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from './limits.ts';

const InGroup = createContext(false);

/** Tooltips inside open at once when one of them has just closed. Wrap an island in it once. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={TOOLTIP_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_DELAY_MS}>
      <InGroup value={true}>{children}</InGroup>
    </Radix.Provider>
  );
}

type TooltipProps = {
  text: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** One focusable element. */
  children: ReactElement;
};

/** A line of text for a control, on hover and on focus. Never the only place of something needed. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  const tip = (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="tip" side={side} sideOffset={6} collisionPadding={8}>
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
  return useContext(InGroup) ? tip : <TooltipGroup>{tip}</TooltipGroup>;
}
