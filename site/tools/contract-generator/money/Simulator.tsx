import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
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
import { useNumbered } from '../studio.ts';
import { outcomeOf, sourceOf } from './cancellation-words.ts';
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
  const cancellation = cancellationOf(contract, { side, day, night, signedOn: today }, useNumbered());
  return (
    <div className="sim" data-testid="simulator">
      <div className="sim-ask">
        <span className="lab">If</span>
        <Tabs label="Who cancels" look="segment" items={SIDES} value={side} onChange={onSide} />
        <span className="lab">on</span>
        <span className="sim-day">
          <Button
            {...{ size: 'sm', icon: ChevronLeft, iconOnly: true }}
            {...(day <= today && { disabledReason: 'Today is the first day' })}
            onClick={() => onDay(dayAfter(day, -1))}
          >
            One day earlier
          </Button>
          <PickedDay {...{ day, onDay }} least={today} most={track.night} />
          <Button
            {...{ size: 'sm', icon: ChevronRight, iconOnly: true }}
            {...(day >= track.night && { disabledReason: 'The night is the last day' })}
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

interface PickedDayProps extends Pick<TrackProps, 'day' | 'onDay'> {
  least: string;
  most: string;
}

/** The day in words, over the field that opens a calendar. While a date is typed it is none of the days yet. */
function PickedDay({ day, onDay, least, most }: PickedDayProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label className="sim-date">
      <b className="num">{dayWords(day).replace(/ \d{4}$/, '')}</b>
      <input
        type="date"
        aria-label="Day of cancelling, as a date"
        min={least}
        max={most}
        value={typed ?? day}
        onClick={({ currentTarget }) => currentTarget.showPicker?.()}
        onChange={({ target: { value } }) => {
          setTyped(value);
          if (value >= least && value <= most) onDay(value);
        }}
        onBlur={() => setTyped(null)}
      />
    </label>
  );
}

type Told = Pick<SimulatorProps, 'contract' | 'side'> & { cancellation: Cancellation };

function Outcome({ contract, cancellation, side }: Told) {
  const money = (amount: number): string => moneyWords({ amount, currency: contract.currency }, 'column');
  const { owed, paid, payer, amount } = cancellation;
  const { words, sum } = outcomeOf(cancellation, side);
  return (
    <div className="sim-answer">
      <div role="status">
        <p className="sim-big">
          {words} {sum !== null && <span className="num">{money(sum)}</span>}
        </p>
        <p className="small muted">{sourceOf(cancellation)}</p>
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
            <dt>{contract.nights.length > 1 ? 'Paid for this night by then' : 'Paid by then'}</dt>
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
