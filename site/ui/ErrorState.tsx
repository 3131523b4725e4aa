import CircleAlert from 'lucide-react/icons/circle-alert';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';

type ErrorStateProps = {
  title: string;
  /** What went wrong and what was kept. */
  reason: ReactNode;
  /** The word on the button. */
  retry?: string;
  busy?: boolean;
  onRetry?: () => void;
};

/** A failure in its place: what, why, and the way to try again. */
export function ErrorState({ title, reason, retry = 'Retry', busy, onRetry }: ErrorStateProps) {
  return (
    <div className="failed" role="alert">
      <CircleAlert className="i" aria-hidden="true" />
      <div>
        <p className="failed-title">{title}</p>
        <p className="small muted">{reason}</p>
      </div>
      {onRetry && (
        <Button size="sm" icon={RefreshCw} busy={busy} onClick={onRetry}>
          {retry}
        </Button>
      )}
    </div>
  );
}
