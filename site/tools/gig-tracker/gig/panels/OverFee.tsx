import type { Gig } from '#core/gigs/gig.ts';
import { overFee } from '#core/gigs/over-fee.ts';
import { moneyWords } from '#core/money.ts';
import { StateLabel } from '#site/ui/StateLabel.tsx';
import { SplitMenu } from './SplitMenu.tsx';

/** Says where the payments are more than the fee. The deal is edited at the head of the panel. */
export function OverFee({ gig }: { gig: Gig }) {
  const { fee, payments } = gig;
  const amount = overFee(gig);
  if (fee === null || amount === 0) return null;
  // What has been paid is not made up anew.
  const isPaid = payments.some(
    ({ kind, paidOn }) => paidOn !== null && (kind === 'deposit' || kind === 'balance'),
  );
  const canSplit = fee.amount > 0 && !isPaid && gig.status !== 'paid';
  return (
    <div className="gig-money-over" role="status">
      <StateLabel state="waiting">
        Payments are {moneyWords({ amount, currency: fee.currency })} more than the fee
      </StateLabel>
      {canSplit && <SplitMenu gig={gig} fee={fee.amount} label="Split again" size="sm" />}
    </div>
  );
}
