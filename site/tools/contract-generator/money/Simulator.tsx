import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { count } from '#core/count-words.ts';
import { dayWords } from '#core/day-words.ts';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import { moneyWords } from '#core/money.ts';
import {
  type Cancellation,
  cancellationOf,
  type Side,
} from '#core/tools/contract-generator/cancellation-of.ts';
import { Button } from '#site/ui/Button.tsx';
import { Tabs } from '#site/ui/Tabs.tsx';
import type { TrackProps } from './MoneyTrackView.tsx';
import './simulator.css';

const SIDES = [
  { value: 'client', label: 'they cancel' },
  { value: 'artist', label: 'you cancel' },
] as const;

interface SimulatorProps extends TrackProps {
  /** Place among the nights. */
  night: number;
  side: Side;
  onSide(side: Side): void;
}

/** Pick a side and a day: who owes what, and which clause says so. */
export function Simulator({ contract, track, night, side, day, today, onSide, onDay }: SimulatorProps) {
  const cancellation = cancellationOf(contract, { side, day, night, signedOn: today });
  return (
    <div className="sim" data-testid="simulator">
      <div className="sim-ask">
        <span className="lab">If</span>
        <Tabs label="Who cancels" look="segment" items={SIDES} value={side} onChange={onSide} />
        <span className="lab">on</span>
        <span className="sim-day">
          <Button
            {...{ size: 'sm', icon: ChevronLeft, iconOnly: true }}
            disabled={day <= today}
            onClick={() => onDay(dayAfter(day, -1))}
          >
            One day earlier
          </Button>
          <b className="num">{dayWords(day).replace(/ \d{4}$/, '')}</b>
          <Button
            {...{ size: 'sm', icon: ChevronRight, iconOnly: true }}
            disabled={day >= track.night}
            onClick={() => onDay(dayAfter(day, 1))}
          >
            One day later
          </Button>
        </span>
      </div>
      {cancellation && <Outcome {...{ contract, cancellation, side }} />}
    </div>
  );
}

type Told = Pick<SimulatorProps, 'contract' | 'side'> & { cancellation: Cancellation };

function Outcome({ contract, cancellation, side }: Told) {
  const money = (amount: number): string => moneyWords({ amount, currency: contract.currency }, 'column');
  const { owed, paid, payer, amount } = cancellation;
  return (
    <div className="sim-answer" role="status">
      <div>
        <p className="sim-big">{headline(cancellation, side, money)}</p>
        <p className="small muted">{sourceOf(cancellation, side)}</p>
      </div>
      {owed !== null && amount !== null && (
        <dl className="num">
          {side === 'client' && (
            <div>
              <dt>Owed</dt>
              <dd>{money(owed)}</dd>
            </div>
          )}
          <div>
            <dt>Paid by then</dt>
            <dd>{side === 'client' && paid > 0 ? `−${money(paid)}` : money(paid)}</dd>
          </div>
          <div className="sim-rest">
            <dt>{payer === 'artist' ? 'Goes back' : 'Still to pay'}</dt>
            <dd>{money(amount)}</dd>
          </div>
        </dl>
      )}
    </div>
  );
}

function headline({ owed, payer, amount }: Cancellation, side: Side, money: (sum: number) => string) {
  if (owed === null) return 'Nobody can say in advance';
  if (side === 'artist')
    return payer === null ? (
      'Nobody owes anything'
    ) : (
      <>
        You pay back <span className="num">{money(amount ?? 0)}</span>
      </>
    );
  if (owed === 0) return 'They owe you nothing';
  return (
    <>
      They owe you <span className="num">{money(owed)}</span>
    </>
  );
}

function sourceOf({ clause, daysBefore, owed }: Cancellation, side: Side): string {
  const when = daysBefore === 0 ? 'on the day of the event' : `${count(daysBefore, 'day')} before the event`;
  if (!clause)
    return side === 'client' && owed === 0
      ? `Your contract has no clause on it, ${when}.`
      : `${when[0]?.toUpperCase()}${when.slice(1)}. Your contract has no clause on it.`;
  const number = clause.paragraph === null ? clause.number : `${clause.number}.${clause.paragraph}`;
  const own = clause.paragraph === null ? ' It is in your own words: read what it says.' : '';
  return `Clause ${number}, ${when}.${own}`;
}
