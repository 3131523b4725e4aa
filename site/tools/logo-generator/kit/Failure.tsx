import CircleAlert from 'lucide-react/icons/circle-alert';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { Badge } from '#site/ui/Badge.tsx';
import { Button } from '#site/ui/Button.tsx';
import { failureOf } from './failure-of.ts';

/** Why a file was not made, in its place: the way on, or another try. */
export function Failure({ error, retry }: { error: unknown; retry: () => void }) {
  const { reason, way } = failureOf(error, location.pathname + location.search);
  return (
    <div className="kit-failure" role="alert">
      {way ? <Badge kind="pro" /> : <CircleAlert className="i i16" aria-hidden="true" />}
      <p className="small">{reason}</p>
      {way ? (
        <Button size="sm" href={way.href}>
          {way.label}
        </Button>
      ) : (
        <Button size="sm" icon={RefreshCw} onClick={retry}>
          Retry
        </Button>
      )}
    </div>
  );
}
