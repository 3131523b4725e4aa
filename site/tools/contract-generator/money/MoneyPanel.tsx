import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { dayWords } from '#core/day-words.ts';
import { DEAL_KINDS, type DealKind } from '#core/gigs/deal.ts';
import type { Side } from '#core/tools/contract-generator/cancellation-of.ts';
import { earlier, later, moneyTrack } from '#core/tools/contract-generator/money-track.ts';
import { termsOf } from '#core/tools/contract-generator/terms.ts';
import { localDay } from '#site/lib/local-day.ts';
import { PadGroup } from '#site/ui/PadGroup.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { Select } from '#site/ui/Select.tsx';
import { StateLabel } from '#site/ui/StateLabel.tsx';
import { changeIn, useContract, usePresentable } from '../studio.ts';
import { DealFields } from './DealFields.tsx';
import { MoneyTrackView } from './MoneyTrackView.tsx';
import { PaymentRows } from './PaymentRows.tsx';
import { Simulator } from './Simulator.tsx';
import './money.css';

const DEALS = (Object.keys(DEAL_KINDS) as DealKind[]).map((value) => ({ value, title: DEAL_KINDS[value] }));

/** What is paid, when, and what is owed if the night falls through. */
export function MoneyPanel() {
  const { deal } = useContract();
  const contract = usePresentable();
  const terms = termsOf(contract);
  const isWhole = !terms.isOpen && terms.total > 0 && terms.deposit + terms.balance === terms.total;
  return (
    <Panel
      title="Deal and money"
      id="money"
      className="contract-money"
      aside={
        isWhole && (
          <span className="small muted">
            Deposit + balance = fee <Check className="i i16 ok" aria-hidden="true" />
          </span>
        )
      }
    >
      <PadGroup
        aria-label="Type of deal"
        columns={5}
        narrowColumns={2}
        value={deal.kind}
        onChange={(kind) => changeIn('deal', { kind })}
        options={DEALS}
      />
      <DealFields />
      <PaymentRows />
      <Night />
    </Panel>
  );
}

/** One of the nights on its axis of days, and what cancelling it costs on one of them. */
function Night() {
  const contract = usePresentable();
  const now = localDay(new Date());
  const { nights } = contract;
  const [chosen, setChosen] = useState<string | null>(null);
  const upcoming = nights.filter((each) => each >= now);
  const night = nights.indexOf(upcoming.find((each) => each === chosen) ?? upcoming[0] ?? '');
  const [side, setSide] = useState<Side>('client');
  const [picked, setDay] = useState<string | null>(null);
  const track = moneyTrack(contract, { night, today: now });
  if (!track)
    return (
      <p className="contract-no-track small muted">
        {nights.length === 0 ? (
          <>Add the date, and you see here what is due when, and who owes what if somebody cancels.</>
        ) : (
          <StateLabel state="nothing">The night is over. There is nothing left to cancel.</StateLabel>
        )}
      </p>
    );
  const day = later(now, earlier(picked ?? now, track.night));
  return (
    <>
      {upcoming.length > 1 && (
        <div className="contract-which">
          <span className="lab" id="which-night">
            Night
          </span>
          <Select
            aria-label="Night on the axis"
            value={nights[night]}
            onChange={setChosen}
            options={upcoming.map((each) => ({ value: each, label: dayWords(each) }))}
          />
        </div>
      )}
      <MoneyTrackView contract={contract} track={track} day={day} today={now} onDay={setDay} />
      <Simulator {...{ contract, track, night, side, day }} today={now} onSide={setSide} onDay={setDay} />
    </>
  );
}
