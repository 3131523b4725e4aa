import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { STATE_ICONS, type State } from './state-icons.ts';

type StateLabelProps = { state: State; children: ReactNode; className?: string };

/** A state as icon and word; colour only repeats what they say. */
export function StateLabel({ state, children, className }: StateLabelProps) {
  const Icon = STATE_ICONS[state];
  return (
    <span className={cx('state', className)} data-state={state}>
      <Icon className="i" aria-hidden="true" />
      {children}
    </span>
  );
}
