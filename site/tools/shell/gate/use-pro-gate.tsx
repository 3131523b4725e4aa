import { type ReactNode, Suspense, useState } from 'react';
import { isPro } from '#core/plans.ts';
import { late } from '#site/lib/late.tsx';
import { $session } from '#site/lib/session.store.ts';
import type { Gated } from './ProGate.tsx';

const ProGate = late(async () => (await import('./ProGate.tsx')).ProGate);

interface Gate {
  /** Does what was asked for, or where it needs Pro says so. Who is not known is left to the server. */
  ask: () => void;
  /** Says so, whoever is here: after the server has refused it. */
  open: () => void;
  /** Stands beside the button that asks. */
  dialog: ReactNode;
}

/** A press that needs Pro: the dialog that says so, and the way on. */
export function useProGate(gated: Gated): Gate {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  return {
    open,
    ask() {
      const session = $session.get();
      const isOut = session.status === 'user' && !isPro(session.user, new Date());
      if (isOut || session.status === 'visitor') open();
      else gated.onPro?.();
    },
    dialog: isOpen && (
      <Suspense>
        <ProGate {...gated} onClose={() => setIsOpen(false)} />
      </Suspense>
    ),
  };
}
