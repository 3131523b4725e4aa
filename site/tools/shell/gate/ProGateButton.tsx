import { useEffect } from 'react';
import { refreshSession } from '#site/lib/session.store.ts';
import { Button } from '#site/ui/Button.tsx';
import { gateWords } from './gate-words.ts';
import type { Gated } from './ProGate.tsx';
import { isWithPro } from './session-pro.ts';
import { useDoubtedSession } from './use-doubted-session.ts';
import { useProGate } from './use-pro-gate.tsx';

interface ProGateButtonProps extends Gated {
  onPro: () => void;
}

/** The way on where the server has refused something for want of Pro: the dialog, or another try once Pro is there. */
export function ProGateButton(gated: ProGateButtonProps) {
  const { gate, next, onPro } = gated;
  const { open, dialog } = useProGate(gated);
  const { session, isDoubted } = useDoubtedSession();
  // The page may not know yet what the server does: that the trial is over, say.
  useEffect(refreshSession, []);
  const hasPro = isWithPro(session) && !isDoubted;
  return (
    <>
      <Button size="sm" onClick={hasPro ? onPro : open}>
        {hasPro ? gateWords(gate, { next, hasNext: true }).verb : 'See Pro'}
      </Button>
      {dialog}
    </>
  );
}
