import { shortDayWords } from '#core/day-words.ts';
import type { Gig } from '#core/gigs/gig.ts';
import { hasRunOut, holdPlace, holdWords } from '#core/gigs/holds.ts';
import { moneyWords } from '#core/money.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { Button } from '#site/ui/Button.tsx';
import { cx } from '#site/ui/cx.ts';
import { Panel, type PanelState } from '#site/ui/Panel.tsx';
import { StateLabel } from '#site/ui/StateLabel.tsx';
import { GigLink } from '../../parts/TrackerLink.tsx';
import { tonight } from '../../parts/tonight.ts';
import { moveGig } from '../../state/change-with-undo.ts';
import { today } from '../calendar.store.ts';
import { type Fetched, LAST_NIGHT, useFetchedGigs } from '../use-fetched-gigs.ts';
import { useGigsBetween } from '../use-shown.ts';

/** What is on hold from tonight on, with its place in the queue. One that ran out is released or confirmed here. */
export function HoldList() {
  const from = tonight();
  const fetched = useFetchedGigs({ from, status: 'hold' });
  const holds = useGigsBetween({ from, to: LAST_NIGHT })
    .filter(({ status }) => status === 'hold')
    .toSorted((one, other) => (one.night < other.night ? -1 : 1));
  return (
    <Panel
      title="Holds"
      className="cal-panel"
      state={stateOf(fetched, holds.length)}
      aside={<span className="num muted">{sumWords(holds)}</span>}
    >
      <ul className="cal-list">
        {holds.map((gig) => (
          <OneHold key={gig.id} gig={gig} />
        ))}
      </ul>
    </Panel>
  );
}

function stateOf({ known, error, retry }: Fetched, count: number): PanelState {
  if (count > 0) return { kind: 'ready' };
  if (error !== null)
    return {
      ...{ kind: 'error', title: "We couldn't load your holds", reason: problemOf(error) },
      onRetry: retry,
    };
  return known ? { kind: 'empty', text: 'No holds ahead.' } : { kind: 'loading', rows: 2, rowHeight: 64 };
}

/** What the holds are worth, in each currency. */
function sumWords(holds: readonly Gig[]): string {
  const sums = new Map<string, number>();
  for (const { fee } of holds) if (fee) sums.set(fee.currency, (sums.get(fee.currency) ?? 0) + fee.amount);
  return [...sums].map(([currency, amount]) => moneyWords({ amount, currency })).join(' + ');
}

function OneHold({ gig }: { gig: Gig }) {
  const { id, title, night, hold } = gig;
  const isOver = hold !== null && hasRunOut(hold, today());
  return (
    <li>
      <span className={cx('hold-place num', hold?.order === 1 && 'first')}>
        {hold ? holdPlace(hold) : '–'}
      </span>
      <div>
        <b>
          <GigLink id={id}>{title}</GigLink>, {shortDayWords(night)}
        </b>
        {isOver ? (
          <StateLabel state="danger">{holdWords(hold, today())}</StateLabel>
        ) : (
          <p>{hold ? holdWords(hold, today()) : 'No place in the queue yet'}</p>
        )}
        {isOver && (
          <div className="cal-row">
            <Button size="sm" onClick={() => void moveGig(id, 'confirmed')}>
              Confirm
            </Button>
            <Button size="sm" variant="quiet" onClick={() => void moveGig(id, 'lost')}>
              Release
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
