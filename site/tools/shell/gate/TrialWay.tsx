import { useStore } from '@nanostores/react';
import { offersTrial } from '#core/plans.ts';
import { $user } from '#site/lib/session.store.ts';
import { Button } from '#site/ui/Button.tsx';
import { useProGate } from './use-pro-gate.tsx';

interface TrialWayProps {
  /** What the person was filling in. */
  kept: string;
  onRetry: () => void;
}

/** Out of a run that was refused for credits or the day's limit, for an account that may have its trial. */
export function TrialWay({ kept, onRetry }: TrialWayProps) {
  const user = useStore($user);
  const { open, dialog } = useProGate({ gate: 'generations', kept, onPro: onRetry });
  const isOffered = user !== null && offersTrial(user, new Date());
  return (
    <>
      {isOffered && (
        <Button size="sm" onClick={open}>
          Start free trial
        </Button>
      )}
      {dialog}
    </>
  );
}
