import { Button } from '#site/ui/Button.tsx';
import { refusalReason, wantsCredits } from './refusal.ts';

/** Why the message in the field was not sent, and the way on: another try, or more credits. */
export function NotSent({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className="cue-failed">
      <p className="small">Not sent: {refusalReason(error)}. It is still below.</p>
      {wantsCredits(error) ? (
        <>
          <Button size="sm" href="/pricing#more">
            Buy credits
          </Button>
          <Button size="sm" href="/pricing">
            Compare plans
          </Button>
        </>
      ) : (
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
