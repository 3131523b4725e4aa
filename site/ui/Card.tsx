import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type CardProps = {
  /** Makes the whole card one link. */
  href?: string;
  /** Where you are: amber border. */
  lit?: boolean;
  className?: string;
  children: ReactNode;
};

/** A panel without a header. */
export function Card({ href, lit, className, children }: CardProps) {
  const names = cx('panel card', lit && 'lit', className);
  if (href === undefined) return <div className={names}>{children}</div>;
  return (
    <a href={href} className={names}>
      {children}
    </a>
  );
}
