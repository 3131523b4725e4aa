import { type HTMLAttributes, type ReactNode, useCallback, useId, useState } from 'react';
import { cx } from './cx.ts';
import { Tip } from './Tip.tsx';
import type { Side } from './tip-place.ts';
import { restBeforeTip } from './tip-turns.ts';
import type { Opened } from './watch-tip.ts';

/** What a control must take for its tip to work. */
export type TippedProps = Pick<
  HTMLAttributes<HTMLElement>,
  'onPointerEnter' | 'onFocus' | 'aria-describedby'
>;

/**
 * A tip for a control: `tip` goes beside it, `wire` adds to its props what opens the tip (a pointer that rests on it,
 * focus that came by keyboard). Without a text there is none, and the control stays the same element.
 */
export function useTooltip(text: ReactNode, side: Side = 'top') {
  const id = useId();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = useCallback(() => setOpened(null), []);
  if (text === undefined && opened) close();

  function wire<Props extends TippedProps>(props: Props): Props & TippedProps {
    if (text === undefined) return props;
    return {
      ...props,
      'aria-describedby': opened ? cx(props['aria-describedby'], id) : props['aria-describedby'],
      onPointerEnter(event) {
        props.onPointerEnter?.(event);
        const control = event.currentTarget;
        if (event.pointerType === 'touch') return;
        afterRest(control, () => setOpened((now) => now ?? { control, by: 'pointer' }));
      },
      onFocus(event) {
        props.onFocus?.(event);
        const control = event.currentTarget;
        if (control.matches(':focus-visible')) setOpened({ control, by: 'focus' });
      },
    };
  }

  const tip = text !== undefined && opened && (
    <Tip id={id} text={text} side={side} opened={opened} close={close} />
  );
  return { wire, tip };
}

/** Calls when the pointer has rested on the control for long enough; leaving or pressing it ends the wait. */
function afterRest(control: HTMLElement, open: () => void): void {
  const rest = restBeforeTip();
  if (rest === 0) {
    open();
    return;
  }
  const end = new AbortController();
  const timer = setTimeout(() => {
    end.abort();
    open();
  }, rest);
  const giveUp = () => {
    end.abort();
    clearTimeout(timer);
  };
  control.addEventListener('pointerleave', giveUp, { signal: end.signal });
  control.addEventListener('pointerdown', giveUp, { signal: end.signal });
}
