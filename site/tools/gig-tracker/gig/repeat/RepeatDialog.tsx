import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { count } from '#core/count-words.ts';
import { dayWords } from '#core/day-words.ts';
import type { Gig } from '#core/gigs/gig.ts';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import { formProblem, problemOf } from '#site/lib/problem-of.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { Button } from '#site/ui/Button.tsx';
import { Dialog } from '#site/ui/Dialog.tsx';
import { ErrorState } from '#site/ui/ErrorState.tsx';
import { goTo } from '../../state/address.store.ts';
import { noteSave, takeIn } from '../../state/gigs.store.ts';
import { trackerCall } from '../../state/tracker-call.ts';
import { $tracker } from '../../state/tracker-settings.store.ts';
import { addressOfSeries } from '../head/SeriesLink.tsx';
import { RepeatFields } from './RepeatFields.tsx';
import { isMeant, nightsMeant, plannedNights, type TypedRepeat } from './repeat-plan.ts';
import { type Taken, useTaken } from './use-taken.ts';
import './repeat-dialog.css';

/** Why nothing can be added yet. */
const REASONS: Partial<Record<Taken['kind'], string>> = {
  waiting: 'Checking which nights are taken',
  failed: 'Retry the check of which nights are taken first',
};

interface RepeatDialogProps {
  gig: Gig;
  begin: TypedRepeat['kind'];
  onClose(): void;
}

/** The same gig on other nights: a residency, or several dates. What is taken already is left out unless it is ticked. */
export function RepeatDialog({ gig, begin, onClose }: RepeatDialogProps) {
  const [typed, setTyped] = useState<TypedRepeat>({
    ...{ kind: begin, every: 'week', ends: 'count', count: '8', until: dayAfter(gig.night, 91) },
    dates: [dayAfter(gig.night, 7)],
  });
  /** Of nights on which somebody decided whether there is a gig. */
  const [decided, setDecided] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const nights = nightsMeant(gig, typed);
  const others = useTaken(nights);
  const { blocked } = useStore($tracker);
  const planned = plannedNights(nights, others.kind === 'known' ? others.gigs : [], blocked);
  const chosen = planned.filter((one) => isMeant(one, decided)).map(({ night }) => night);
  const reason = REASONS[others.kind] ?? (chosen.length === 0 ? 'Choose at least one free night' : null);

  async function add(): Promise<void> {
    if (isBusy || reason !== null) return;
    setIsBusy(true);
    setProblem(null);
    try {
      const { gigs } = await trackerCall('repeatGig', { params: { id: gig.id }, body: { nights: chosen } });
      takeIn(gigs);
      noteSave();
      const series = gigs.find(({ seriesId }) => seriesId !== null)?.seriesId;
      showToast({
        ...{ tone: 'ok', title: `${count(gigs.length, 'gig')} added` },
        ...(series && {
          action: {
            ...{ label: 'Show the series', alt: 'Open the series from the page of the gig' },
            onAction: () => goTo(addressOfSeries(series)),
          },
        }),
      });
      onClose();
    } catch (error) {
      setProblem(formProblem(error));
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={begin === 'residency' ? `Repeat ${gig.title}` : `Duplicate ${gig.title}`}
      description="Set times, place, people, deal and tasks are copied. Payments start unpaid, and due dates move along."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="go"
            busy={isBusy}
            onClick={() => void add()}
            {...(reason !== null && { disabledReason: reason })}
          >
            {chosen.length === 0 ? 'Add gigs' : `Add ${count(chosen.length, 'gig')}`}
          </Button>
        </>
      }
    >
      <RepeatFields typed={typed} onChange={(part) => setTyped({ ...typed, ...part })} />
      <fieldset className="repeat-nights">
        <legend className="lab">{nights.length === 0 ? 'Nights' : count(nights.length, 'night')}</legend>
        {nights.length === 0 && <p className="small muted">The nights appear here.</p>}
        <ul>
          {planned.map(({ night, taken }) => (
            <li key={night}>
              <label>
                <input
                  type="checkbox"
                  name={`night-${night}`}
                  checked={isMeant({ night, taken }, decided)}
                  onChange={({ target }) => setDecided(new Map(decided).set(night, target.checked))}
                />
                <span className="num">{dayWords(night)}</span>
                {taken !== null && <span className="small repeat-taken">{taken}</span>}
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      {others.kind === 'failed' && (
        <ErrorState
          title="We couldn't check which nights are taken"
          reason={problemOf(others.error)}
          onRetry={others.retry}
        />
      )}
      {problem && (
        <p className="err" role="alert">
          {problem}
        </p>
      )}
    </Dialog>
  );
}
