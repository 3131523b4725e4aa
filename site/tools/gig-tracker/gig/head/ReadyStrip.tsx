import { useStore } from '@nanostores/react';
import type { Gig } from '#core/gigs/gig.ts';
import { type Readiness, readiness } from '#core/gigs/readiness.ts';
import { Button } from '#site/ui/Button.tsx';
import { StateLabel } from '#site/ui/StateLabel.tsx';
import { StateStrip } from '#site/ui/StateStrip.tsx';
import { nowHere } from '../../parts/tonight.ts';
import { moveGig } from '../../state/change-with-undo.ts';
import { $tracker } from '../../state/tracker-settings.store.ts';
import { nextAct } from './next-act.ts';

const PLACES: Record<Readiness['part'], string> = {
  status: '#times',
  deposit: '#money',
  balance: '#money',
  travel: '#travel',
  tasks: '#tasks',
};

/** How ready a gig is, part by part, and the one thing that comes next. */
export function ReadyStrip({ gig }: { gig: Gig }) {
  const settings = useStore($tracker);
  const now = nowHere();
  const { step, act } = nextAct(gig, now);
  const isDeleted = gig.deletedAt !== null;
  return (
    <section className="panel gig-ready" aria-label="Readiness">
      <StateStrip
        parts={readiness(gig, settings, now).map((part) => ({ ...part, href: PLACES[part.part] }))}
      />
      {!isDeleted && (
        <div className="gig-ready-next" data-state={step.state}>
          {act?.href && (
            <Button variant="go" href={act.href}>
              {act.label}
            </Button>
          )}
          {act?.status && (
            <Button variant="go" onClick={() => void moveGig(gig.id, act.status)}>
              {act.label}
            </Button>
          )}
          {act ? (
            <p className="small muted">{step.text}</p>
          ) : (
            <StateLabel state={step.state}>{step.text}</StateLabel>
          )}
        </div>
      )}
    </section>
  );
}
