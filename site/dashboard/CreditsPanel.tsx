import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import type { Credits } from '#core/credits.ts';
import { $credits } from '#site/lib/account-data.store.ts';
import { usedOf } from '#site/lib/credit-words.ts';
import { useQuery } from '#site/lib/use-query.ts';
import { Button } from '#site/ui/Button.tsx';
import { Panel, type PanelState } from '#site/ui/Panel.tsx';
import { Progress } from '#site/ui/Progress.tsx';
import './credits.css';
import { Ledger } from './Ledger.tsx';

/** Balance, today's count and, on demand, where the credits went. */
export function CreditsPanel() {
  const credits = useQuery($credits);
  return (
    <Panel title="Credits" id="credits" className="credits" state={panelState(credits)}>
      {credits.state === 'ready' && <Figures credits={credits.data} />}
    </Panel>
  );
}

function panelState(credits: ReturnType<typeof useQuery<'credits'>>): PanelState {
  if (credits.state === 'ready') return { kind: 'ready' };
  if (credits.state === 'waiting') return { kind: 'loading', rows: 2, rowHeight: 68 };
  return {
    kind: 'error',
    title: 'Credits Unavailable',
    reason: 'We could not load your balance. Nothing was spent.',
    onRetry: credits.retry,
  };
}

function Figures({ credits }: { credits: Credits }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div className="balance">
        <p className="num">{credits.balance}</p>
        <DayCount credits={credits} />
      </div>
      <div className="ledger-way">
        <Button
          size="sm"
          variant="quiet"
          iconEnd={ChevronDown}
          aria-expanded={isOpen}
          aria-controls="ledger"
          onClick={() => setIsOpen(!isOpen)}
        >
          Ledger
        </Button>
        <a className="small" href="/credits">
          Credits &amp; plan
        </a>
      </div>
      <div id="ledger">{isOpen && <Ledger />}</div>
    </>
  );
}

function DayCount({ credits: { dailyLimit, dailyUsed, resetsAt } }: { credits: Credits }) {
  if (dailyLimit === null) return <p className="small muted">Unlimited on your plan.</p>;
  const time = new Date(resetsAt).toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });
  return (
    <div className="day-count">
      <Progress
        value={Math.min(dailyUsed, dailyLimit)}
        max={dailyLimit}
        label="Generations today"
        valueText={usedOf(dailyUsed, dailyLimit)}
      />
      <p className="small">
        <span className="num">{usedOf(dailyUsed, dailyLimit)}</span> generations today.{' '}
        <span className="muted">New count at {time}.</span>
      </p>
    </div>
  );
}
