import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import { SkeletonRows } from './Skeleton.tsx';

/** What a panel shows instead of its children while there is nothing to show. */
export type PanelState =
  | { kind: 'ready' }
  /** `rowHeight` in pixels: the height that the real rows will have, so that nothing jumps. */
  | { kind: 'loading'; rows?: number; rowHeight?: number }
  | { kind: 'empty'; text: ReactNode; action?: ReactNode }
  | { kind: 'error'; title: string; reason: ReactNode; retry?: string; onRetry?: () => void };

type PanelProps = {
  title: ReactNode;
  /** One fact or one link at the right of the title. */
  aside?: ReactNode;
  level?: 2 | 3;
  state?: PanelState;
  /** Pads the body; leave out for lists and tables, which reach the edges. */
  padded?: boolean;
  id?: string;
  className?: string;
  children?: ReactNode;
};

const READY: PanelState = { kind: 'ready' };

/** A titled box of the work surface. Its header stays whatever the body is going through. */
export function Panel(props: PanelProps) {
  const { title, aside, level = 2, state = READY, padded, id, className, children } = props;
  const Heading = `h${level}` as const;
  return (
    <section
      id={id}
      className={cx('panel', className)}
      data-state={state.kind}
      aria-busy={state.kind === 'loading'}
    >
      <header className="panel-h">
        <Heading>{title}</Heading>
        {aside}
      </header>
      <PanelBody state={state} padded={padded}>
        {children}
      </PanelBody>
    </section>
  );
}

function PanelBody({
  state,
  padded,
  children,
}: {
  state: PanelState;
  padded?: boolean;
  children: ReactNode;
}) {
  switch (state.kind) {
    case 'ready':
      return padded ? <div className="panel-b">{children}</div> : children;
    case 'loading':
      return <SkeletonRows rows={state.rows ?? 3} rowHeight={state.rowHeight ?? 64} />;
    case 'empty':
      return <EmptyState text={state.text} action={state.action} />;
    case 'error':
      return <ErrorState {...state} />;
  }
}
