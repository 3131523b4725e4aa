import X from 'lucide-react/icons/x';
import { type Gig, RIDER_RESULTS } from '#core/gigs/gig.ts';
import { isInTalks } from '#core/gigs/gig-status.ts';
import { Button } from '#site/ui/Button.tsx';
import { Field } from '#site/ui/Field.tsx';
import { PadGroup } from '#site/ui/PadGroup.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { CALLED_OFF_PADS } from '../../parts/gig-options.ts';
import { tonight } from '../../parts/tonight.ts';
import { changeGig } from '../../state/save-gig.ts';
import './outcome-panel.css';

type Outcome = Gig['outcome'];

const padsOf = <Id extends string>(words: Readonly<Record<Id, string>>) =>
  (Object.keys(words) as Id[]).map((value) => ({ value, title: words[value] }));
const RIDER = padsOf(RIDER_RESULTS);

/** How a gig went, once it is over; who called it off, where it was cancelled. */
export function OutcomePanel({ gig }: { gig: Gig; details?: unknown }) {
  const { outcome, status, night, venue, client } = gig;
  const isCancelled = status === 'cancelled';
  const isOver = !isInTalks(status) && status !== 'lost' && night < tonight();
  if (!isCancelled && !isOver) return null;
  const change = (said: Partial<Outcome>): void =>
    void changeGig(gig.id, { outcome: { ...outcome, ...said } });
  const names = [venue?.name, client?.name].filter(Boolean);
  const isSaid = isCancelled ? outcome.calledOffBy !== null : outcome.rider !== null;
  return (
    <Panel
      id="outcome"
      title={isCancelled ? 'Called off' : 'How it went'}
      className="gig-outcome"
      padded
      aside={
        isSaid && (
          <Button
            size="sm"
            variant="quiet"
            icon={X}
            onClick={() => change(isCancelled ? { calledOffBy: null } : { rider: null })}
          >
            Clear
          </Button>
        )
      }
    >
      <div className="gig-outcome-fields">
        {isCancelled ? (
          <Field label="Who called it off?" group>
            <PadGroup
              columns={3}
              narrowColumns={3}
              value={outcome.calledOffBy ?? undefined}
              onChange={(calledOffBy) => change({ calledOffBy })}
              options={CALLED_OFF_PADS}
            />
          </Field>
        ) : (
          <Field label="Was your rider met?" group>
            <PadGroup
              columns={3}
              narrowColumns={3}
              value={outcome.rider ?? undefined}
              onChange={(rider) => change({ rider })}
              options={RIDER}
            />
          </Field>
        )}
        <p className="small muted">{scoreWords(names, isCancelled)}</p>
      </div>
    </Panel>
  );
}

/** What the answer feeds. Only what a client calls off is counted. */
function scoreWords(names: readonly (string | undefined)[], isCancelled: boolean): string {
  if (names.length === 0) return 'Add the venue or the client, and it counts in their scorecard.';
  const score = `the scorecard of ${names.join(' and ')}`;
  return isCancelled ? `If the client called it off, it counts in ${score}.` : `Counts in ${score}.`;
}
