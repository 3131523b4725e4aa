import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type BadgeProps = {
  /** `free` costs nothing, `pro` needs a plan, `sample` is not real data. */
  kind?: 'default' | 'free' | 'pro' | 'sample';
  className?: string;
  children?: ReactNode;
};

const WORDS = { default: '', free: 'FREE', pro: 'PRO', sample: 'Sample' };

export function Badge({ kind = 'default', className, children = WORDS[kind] }: BadgeProps) {
  return <span className={cx('badge', kind !== 'default' && kind, className)}>{children}</span>;
}
