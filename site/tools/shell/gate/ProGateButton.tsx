import { useEffect } from 'react';
import { refreshSession } from '#site/lib/session.store.ts';
import { Button } from '#site/ui/Button.tsx';
import type { Gated } from './ProGate.tsx';
import { useProGate } from './use-pro-gate.tsx';

/** The way on where the server has refused something for want of Pro. */
export function ProGateButton(gated: Gated) {
  const { open, dialog } = useProGate(gated);
  // The page may not know yet what the server does: that the trial is over, say.
  useEffect(refreshSession, []);
  return (
    <>
      <Button size="sm" onClick={open}>
        See Pro
      </Button>
      {dialog}
    </>
  );
}
