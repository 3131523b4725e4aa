import CircleAlert from 'lucide-react/icons/circle-alert';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { Badge } from '#site/ui/Badge.tsx';
import { Button } from '#site/ui/Button.tsx';
import type { GateId } from '../../shell/gate/gate-words.ts';
import { ProGateButton } from '../../shell/gate/ProGateButton.tsx';
import { failureOf } from './failure-of.ts';

interface FailureProps {
  error: unknown;
  retry: () => void;
  /** What it is that may take Pro: the licence card unless said. */
  gate?: GateId;
}

/** Why a file was not made, in its place: the way on, or another try. */
export function Failure({ error, retry, gate = 'licence-card' }: FailureProps) {
  const { reason, way, needsPro } = failureOf(error, location.pathname + location.search);
  return (
    <div className="kit-failure" role="alert">
      {needsPro ? <Badge kind="pro" /> : <CircleAlert className="i i16" aria-hidden="true" />}
      <p className="small">{reason}</p>
      {needsPro ? (
        <ProGateButton gate={gate} onPro={retry} />
      ) : way ? (
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
