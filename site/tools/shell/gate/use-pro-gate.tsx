import { type ReactNode, Suspense, useState } from 'react';
import { late } from '#site/lib/late.tsx';
import { $session } from '#site/lib/session.store.ts';
import type { Gated } from './ProGate.tsx';
import { isWithoutPro } from './session-pro.ts';

const ProGate = late(async () => (await import('./ProGate.tsx')).ProGate);

interface Gate {
  /** Does what was asked for; says that it needs Pro where that is known. All else is left to the server. */
  ask: () => void;
  /** Says so, whoever is here: after the server has refused it. */
  open: () => void;
  /** Stands beside the button that asks. */
  dialog: ReactNode;
}

/** A press that needs Pro: the dialog that says so, and the way on. */
export function useProGate(gated: Gated): Gate {
  const [isOpen, setIsOpen] = useState(false);
  const [opening, setOpening] = useState(0);
  function open(): void {
    setIsOpen(true);
    setOpening(opening + 1);
  }
  return {
    open,
    ask() {
      if (isWithoutPro($session.get())) open();
      else gated.onPro?.();
    },
    dialog: isOpen && (
      <Suspense>
        {/* A part that did not load is asked for again by the next press. */}
        <ProGate key={opening} {...gated} onClose={() => setIsOpen(false)} />
      </Suspense>
    ),
  };
}
