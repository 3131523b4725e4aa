import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { offersTrial } from '#core/subscription.ts';
import { $session } from '#site/lib/session.store.ts';
import { Button } from '#site/ui/Button.tsx';
import { isWithPro } from './session-pro.ts';
import { useProGate } from './use-pro-gate.tsx';

interface ProWayProps {
  /** What the person was filling in. */
  kept: string;
  onRetry: () => void;
}

/** Out of a run that was refused for credits or the day's limit: the trial, or Pro for an account that has had it. */
export function ProWay({ kept, onRetry }: ProWayProps) {
  const session = useStore($session);
  const { open, dialog } = useProGate({ gate: 'generations', kept, onPro: onRetry });
  const [hadPro] = useState(() => isWithPro(session));
  const isOffered = session.status === 'user' && !isWithPro(session);
  const hasTrialAhead = session.status === 'user' && offersTrial(session.user, new Date());
  // Pro came from elsewhere since.
  const isLifted = !hadPro && isWithPro(session);
  return (
    <>
      {(isOffered || isLifted) && (
        <Button size="sm" onClick={isLifted ? onRetry : open}>
          {isLifted ? 'Try again' : hasTrialAhead ? 'Start Free Trial' : 'See Pro'}
        </Button>
      )}
      {dialog}
    </>
  );
}
