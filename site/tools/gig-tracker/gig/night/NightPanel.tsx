import { useStore } from '@nanostores/react';
import Pencil from 'lucide-react/icons/pencil';
import { useMemo } from 'react';
import { durationWords } from '#core/gigs/duration-words.ts';
import type { Gig } from '#core/gigs/gig.ts';
import { type NightPlan, nightPlan } from '#core/gigs/night-parts.ts';
import { Button } from '#site/ui/Button.tsx';
import { EmptyState } from '#site/ui/EmptyState.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { $homeZone, $tracker } from '../../state/tracker-settings.store.ts';
import { useFormInPlace } from '../forms/use-form-in-place.ts';
import { NightLanes } from './NightLanes.tsx';
import { NightList } from './NightList.tsx';
import { NightNotes } from './NightNotes.tsx';
import { ScheduleForm } from './ScheduleForm.tsx';
import { WholeNight } from './WholeNight.tsx';
import './night.css';
import './night-lanes.css';

/** All that happens around the set, drawn along the wall of the venue, and as a list where there is no room for that. */
export function NightPanel({ gig }: { gig: Gig }) {
  const settings = useStore($tracker);
  const homeZone = useStore($homeZone);
  const { isOpen, open, close, body, button } = useFormInPlace();
  const plan = useMemo(() => nightPlan(gig, settings), [gig, settings]);
  const facts = plan ? factsOf(plan) : '';
  return (
    <Panel
      id="night"
      className="night"
      title="The night"
      aside={
        <>
          {facts && <span className="num muted night-facts">{facts}</span>}
          {!isOpen && (
            <Button ref={button} size="sm" variant="quiet" icon={Pencil} onClick={open}>
              Edit times
            </Button>
          )}
        </>
      }
    >
      {isOpen && (
        <div ref={body}>
          <ScheduleForm gig={gig} onDone={close} />
        </div>
      )}
      {plan ? (
        <>
          <div className="night-drawn" aria-hidden="true">
            <WholeNight plan={plan} zone={gig.zone} />
            <NightLanes plan={plan} zone={gig.zone} homeZone={homeZone} />
          </div>
          <NightList plan={plan} zone={gig.zone} />
          <NightNotes gig={gig} plan={plan} homeZone={homeZone} />
        </>
      ) : (
        !isOpen && (
          <EmptyState
            text="The night appears here once the set has a start time: load-in, doors, your set, the way home."
            action={
              <Button size="sm" href="#times">
                Add the set times
              </Button>
            }
          />
        )
      )}
    </Panel>
  );
}

function factsOf({ doorToDoor, asleep }: NightPlan): string {
  return [
    doorToDoor === null ? '' : `Door to door ${durationWords(doorToDoor)}`,
    asleep === 0 ? '' : `rest ${durationWords(asleep)}`,
  ]
    .filter(Boolean)
    .join(' · ')
    .replace(/^r/, 'R');
}
