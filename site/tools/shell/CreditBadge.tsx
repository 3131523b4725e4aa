import type { Credits } from '#core/credits.ts';
import { SIGN_UP_CREDITS } from '#core/plans.ts';
import { creditWords, dayWords } from '#site/lib/credit-words.ts';
import { Badge } from '#site/ui/Badge.tsx';
import { resetWords } from './failure-words.ts';

interface CreditBadgeProps {
  /** Null while they load. */
  credits: Credits | null;
  isVisitor: boolean;
}

/** What the account has left: its balance and today's count, or the plan under which nothing is counted. */
export function CreditBadge({ credits, isVisitor }: CreditBadgeProps) {
  if (isVisitor) {
    return <p className="credit-badge small muted">{creditWords(SIGN_UP_CREDITS)} come with a new account</p>;
  }
  if (credits === null) return <p className="credit-badge" aria-hidden="true" />;
  const day = dayWords(credits);
  if (day === null) {
    return (
      <p className="credit-badge" data-testid="credits">
        <Badge kind="pro">{credits.plan === 'pro' ? 'Pro' : 'Trial'}</Badge>
        <span className="small muted">Unlimited</span>
      </p>
    );
  }
  return (
    <p className="credit-badge small" data-testid="credits">
      <span className="num">{creditWords(credits.balance)}</span>
      <span className="num muted">
        {day}, resets {resetWords(credits.resetsAt, { now: new Date() })}
      </span>
    </p>
  );
}
