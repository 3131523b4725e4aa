import type { ReactNode } from 'react';

type EmptyStateProps = {
  /** One sentence: what will be here. */
  text: ReactNode;
  title?: ReactNode;
  /** A button or link, or two of them. */
  action?: ReactNode;
};

export function EmptyState({ text, title, action }: EmptyStateProps) {
  return (
    <div className="empty">
      {title && <p className="empty-title">{title}</p>}
      <p>{text}</p>
      {action}
    </div>
  );
}
