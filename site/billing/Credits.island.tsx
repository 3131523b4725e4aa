import { useStore } from '@nanostores/react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { FREE_DAILY } from '#core/plans.ts';
import type { User } from '#core/user.ts';
import { $credits } from '#site/lib/account-data.store.ts';
import { IslandRoot } from '#site/lib/IslandRoot.tsx';
import { late } from '#site/lib/late.tsx';
import { $session } from '#site/lib/session.store.ts';
import { useQuery } from '#site/lib/use-query.ts';
import { Panel, type PanelState } from '#site/ui/Panel.tsx';
import { SkeletonRows } from '#site/ui/Skeleton.tsx';
import './credits-page.css';
import { BalanceStrip } from './BalanceStrip.tsx';
import { $billing, followFront, loadBilling } from './billing.store.ts';
import { GetCredits, type PackUses } from './GetCredits.tsx';
import { Invoices } from './Invoices.tsx';
import { PlanPanel } from './PlanPanel.tsx';
import { planCard } from './plan-card.ts';

const Ledger = late(async () => (await import('./Ledger.tsx')).Ledger);
const PaidNotice = late(async () => (await import('./PaidNotice.tsx')).PaidNotice);
const SandboxPanel = late(async () => (await import('./SandboxPanel.tsx')).SandboxPanel);

interface CreditsProps {
  /** What things cost, which needs no script. */
  costs?: ReactNode;
  packUses: PackUses;
}

/** Every credit in and out, the plan of the account, and what was paid for it. */
export function CreditsAndPlan({ costs, packUses }: CreditsProps) {
  const session = useStore($session, { ssr: 'initial' });
  // The page covers this until the session is known.
  const user = session.status === 'user' ? session.user : null;
  return (
    <IslandRoot>
      <header className="credits-head">
        <div>
          <h1 className="h2">Credits &amp; plan</h1>
          <p className="muted small">Every credit in and out, your plan and your invoices</p>
        </div>
        <a className="btn sm" href="/pricing">
          Compare plans
        </a>
      </header>
      {user && <Parts key={user.id} user={user} costs={costs} packUses={packUses} />}
    </IslandRoot>
  );
}

function Parts({ user, costs, packUses }: CreditsProps & { user: User }) {
  const known = useStore($billing);
  const credits = useQuery($credits);
  const now = useNow();
  const [paidFor] = useState(() => new URLSearchParams(location.search).get('paid'));
  const { id, subscriptionStatus, trialEndsAt } = user;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a plan that changes is asked for again
  useEffect(() => void loadBilling(id), [id, subscriptionStatus, trialEndsAt]);
  useEffect(() => followFront(id), [id]);
  const billing = known.state === 'ready' && known.account === id ? known.billing : null;
  const isFailed = known.state === 'failed';
  const retry = () => void loadBilling(id);
  const balance = credits.state === 'ready' ? credits.data.balance : null;
  const daily = (credits.state === 'ready' && credits.data.dailyLimit) || FREE_DAILY;
  const card =
    billing && credits.state !== 'waiting' ? planCard(billing, user, { balance, daily }, { now }) : null;
  return (
    <div className="credits-page">
      {paidFor !== null && (
        <Suspense fallback={null}>
          <PaidNotice account={id} item={paidFor} plan={card?.heading ?? null} />
        </Suspense>
      )}
      <BalanceStrip credits={credits} />
      {card ? (
        <PlanPanel user={user} card={card} now={now} />
      ) : (
        <PlanToCome isFailed={isFailed} onRetry={retry} />
      )}
      {billing?.payments === 'sandbox' && (
        <Suspense fallback={null}>
          <SandboxPanel account={id} acts={billing.acts} />
        </Suspense>
      )}
      <div className="credits-below">
        <GetCredits
          account={id}
          packUses={packUses}
          billing={billing}
          isFailed={isFailed}
          onRetry={retry}
          plan={credits.state === 'ready' ? credits.data.plan : 'free'}
          endsAt={card?.trial?.endsAt ?? null}
          now={now}
        />
        <Panel title="Ledger" id="ledger" className="credits-ledger">
          <Suspense fallback={<SkeletonRows rows={6} rowHeight={57} />}>
            <Ledger balance={balance} now={now} />
          </Suspense>
        </Panel>
        <Invoices billing={billing} isFailed={isFailed} onRetry={retry} user={user} now={now} />
        <div className="credits-costs">{costs}</div>
      </div>
    </div>
  );
}

function PlanToCome({ isFailed, onRetry }: { isFailed: boolean; onRetry: () => void }) {
  const state: PanelState = isFailed
    ? {
        kind: 'error',
        title: 'Plan Unavailable',
        reason: 'We couldn’t load your plan. Nothing about it has changed.',
        onRetry,
      }
    : { kind: 'loading', rows: 5, rowHeight: 57 };
  return <Panel title="Your plan" id="plan" state={state} />;
}

const MINUTE_MS = 60_000;

/** The time, looked at again every minute and whenever something else changes. */
function useNow(): Date {
  const [, setTicks] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return new Date();
}
