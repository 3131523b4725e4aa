import type { Credits } from '#core/credits.ts';
import { FREE_DAILY } from '#core/plans.ts';
import { $credits } from '#site/lib/account-data.store.ts';
import type { useQuery } from '#site/lib/use-query.ts';
import { ErrorState } from '#site/ui/ErrorState.tsx';
import { SkeletonRows } from '#site/ui/Skeleton.tsx';

/** So many credits can be told apart in a row. */
const MOST_CELLS = 60;
const PLAN_NAMES = { free: 'Free', trial: 'the trial', pro: 'Pro' };

/** What there is, what was made today, and what costs nothing. */
export function BalanceStrip({ credits }: { credits: ReturnType<typeof useQuery<'credits'>> }) {
  if (credits.state === 'ready') return <Figures credits={credits.data} />;
  return (
    <section className="panel" aria-label="Now">
      {credits.state === 'waiting' ? (
        <SkeletonRows rows={2} rowHeight={66} />
      ) : (
        <ErrorState
          title="Credits Unavailable"
          reason="We couldn’t load your balance. Nothing was spent."
          onRetry={() => $credits.revalidate()}
        />
      )}
    </section>
  );
}

function Figures({ credits: { balance, plan, dailyLimit, dailyUsed, resetsAt } }: { credits: Credits }) {
  const resets = new Date(resetsAt).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  return (
    <section className="panel credits-now" data-plan={plan} aria-label="Now">
      <div className="credits-balance">
        <span className="label muted">Balance</span>
        <b className="num">{balance}</b>
        {balance > 0 && balance <= MOST_CELLS && (
          <div className="credits-pool" aria-hidden="true">
            {Array.from({ length: balance }, (_, cell) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity and never move
              <i key={cell} />
            ))}
          </div>
        )}
        <p className="small muted">{balance === 1 ? 'credit' : 'credits'}. They don’t expire.</p>
      </div>
      <div>
        <span className="label muted">Today</span>
        <b className="num">{dailyUsed}</b>
        <span className="small">
          {dailyUsed === 1 ? 'generation. ' : 'generations. '}
          {dailyLimit === null ? (
            <span className="ok">Unlimited on your plan</span>
          ) : (
            <span>{Math.max(0, dailyLimit - dailyUsed)} left</span>
          )}
        </span>
        <span className="small muted">
          {dailyLimit === null ? `On Free: ${FREE_DAILY} a day. ` : `${dailyLimit} a day on Free. `}
          Resets at {resets}.
        </span>
      </div>
      {plan !== 'free' && (
        <div>
          <span className="label muted">Spent on {PLAN_NAMES[plan]}</span>
          <b className="num">0</b>
          <span className="small">credits</span>
          <span className="small muted">Generations and messages to Cue are included.</span>
        </div>
      )}
    </section>
  );
}
