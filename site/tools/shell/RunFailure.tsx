import CircleAlert from 'lucide-react/icons/circle-alert';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import X from 'lucide-react/icons/x';
import { Suspense } from 'react';
import { late } from '#site/lib/late.tsx';
import { failureWords } from './failure-words.ts';

const ProWay = late(async () => (await import('./gate/ProWay.tsx')).ProWay);

interface RunFailureProps {
  error: unknown;
  /** Path and query to come back to. */
  screen: string;
  /** What the person has kept: `brief` unless said. */
  kept?: string;
  onRetry: () => void;
  onDismiss?: () => void;
}

/** Why a run failed, what was kept, and the way on. */
export function RunFailure({ error, screen, kept = 'brief', onRetry, onDismiss }: RunFailureProps) {
  const words = failureWords(error, { screen, kept, now: new Date() });
  const { title, text, ways, canRetry, isLiftedByPro } = words;
  return (
    <div className="panel run-failure" role="alert">
      <CircleAlert className="i" aria-hidden="true" />
      <div className="run-failure-words">
        <p className="failed-title">{title}</p>
        <p className="small muted">{text}</p>
      </div>
      {(canRetry || ways.length > 0) && (
        <div className="run-failure-ways">
          {canRetry && (
            <button type="button" className="btn sm has-i" onClick={onRetry}>
              <RefreshCw className="i" aria-hidden="true" />
              Retry
            </button>
          )}
          {isLiftedByPro && (
            <Suspense>
              <ProWay {...{ kept, onRetry }} />
            </Suspense>
          )}
          {ways.map(({ label, href }) => (
            <a key={href} className="btn sm" href={href}>
              {label}
            </a>
          ))}
        </div>
      )}
      {onDismiss && (
        <button type="button" className="run-failure-x" aria-label="Dismiss" onClick={onDismiss}>
          <X className="i i16" aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
