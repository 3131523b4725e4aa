import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { Suspense, useRef, useState } from 'react';
import { dealWords } from '#core/gigs/deal-words.ts';
import { GIG_MOST, type Gig } from '#core/gigs/gig.ts';
import { isOff } from '#core/gigs/gig-status.ts';
import { moneySoFar } from '#core/gigs/money-so-far.ts';
import { late } from '#site/lib/late.tsx';
import { localDay } from '#site/lib/local-day.ts';
import { Button } from '#site/ui/Button.tsx';
import { EmptyState } from '#site/ui/EmptyState.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { tonight } from '../../parts/tonight.ts';
import { useFocusStays } from '../../parts/use-focus-stays.ts';
import { useUsualCurrency } from '../../parts/use-usual-currency.ts';
import { moveGig } from '../../state/change-with-undo.ts';
import { MoneyBar } from './MoneyBar.tsx';
import { OverFee } from './OverFee.tsx';
import { PaymentForm } from './PaymentForm.tsx';
import { PaymentTable } from './PaymentTable.tsx';
import { SplitMenu } from './SplitMenu.tsx';
import './money-panel.css';

const DealDialog = late(async () => (await import('./DealDialog.tsx')).DealDialog);

/** What is paid for a gig, when, and what came in. */
export function MoneyPanel({ gig }: { gig: Gig; details?: unknown }) {
  const [isDealOpen, setDealOpen] = useState(false);
  const id = useFocusStays({ id: 'money' });
  // Asked for here, so that the form of the deal has it when it opens.
  useUsualCurrency();
  const { fee, payments } = gig;
  return (
    <Panel
      id={id}
      title="Money"
      className="gig-money-panel"
      aside={
        <span className="gig-money-deal">
          <span className="num muted">{dealWords(gig)}</span>
          <Button size="sm" variant="quiet" icon={Pencil} onClick={() => setDealOpen(true)}>
            {fee === null ? 'Add fee' : 'Edit deal'}
          </Button>
        </span>
      }
    >
      <OverFee gig={gig} />
      {payments.length === 0 ? <NoPayments gig={gig} /> : <Payments gig={gig} />}
      {isDealOpen && (
        <Suspense>
          <DealDialog gig={gig} onClose={() => setDealOpen(false)} />
        </Suspense>
      )}
    </Panel>
  );
}

function NoPayments({ gig }: { gig: Gig }) {
  const [isAdding, setAdding] = useState(false);
  const { fee } = gig;
  if (fee === null)
    return (
      <p className="panel-b small muted">
        Add the fee, and you see here what is due when, and what has been paid.
      </p>
    );
  return (
    <>
      {isAdding ? (
        <PaymentForm gig={gig} onClose={() => setAdding(false)} />
      ) : (
        <EmptyState
          text={startWords(gig)}
          action={
            <div className="gig-money-start">
              {fee.amount > 0 && !isOff(gig.status) && gig.status !== 'paid' && (
                <SplitMenu gig={gig} fee={fee.amount} label="Split the fee" />
              )}
              <Button icon={Plus} data-item-add onClick={() => setAdding(true)}>
                {isOff(gig.status) ? 'Add cancellation fee' : 'Add payment'}
              </Button>
            </div>
          }
        />
      )}
      <Sum gig={gig} />
    </>
  );
}

function startWords({ status, fee, deal }: Gig): string {
  if (isOff(status)) return 'Nothing is owed. If a cancellation fee was agreed, add it here.';
  if (status === 'paid') return 'Marked as paid. Add the payments to keep their dates.';
  if (fee?.amount === 0 && deal.percent > 0)
    return 'Once the door is counted, add your share. If a deposit was agreed, add it now.';
  if (fee?.amount === 0) return 'No fee. If something is paid after all, add it here.';
  return 'Split the fee into payments with their due dates, and mark them as paid when the money is in.';
}

function Payments({ gig }: { gig: Gig }) {
  const [isAdding, setAdding] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const isFull = gig.payments.length >= GIG_MOST.payments;
  return (
    <>
      <PaymentTable gig={gig} />
      {isAdding ? (
        <PaymentForm
          gig={gig}
          onClose={() => {
            setAdding(false);
            requestAnimationFrame(() => add.current?.focus());
          }}
        />
      ) : (
        <div className="gig-money-add">
          <Button
            ref={add}
            size="sm"
            variant="quiet"
            icon={Plus}
            data-item-add
            onClick={() => setAdding(true)}
            {...(isFull && { disabledReason: `You can add up to ${GIG_MOST.payments} payments` })}
          >
            Add payment
          </Button>
        </div>
      )}
      <Sum gig={gig} />
    </>
  );
}

/** The bar of what came in; once all of it has, the way to say so. */
function Sum({ gig }: { gig: Gig }) {
  const today = localDay(new Date());
  const { whole, paid } = moneySoFar(gig, today);
  const isOver = gig.status === 'played' || (gig.status === 'confirmed' && gig.night < tonight());
  return (
    <>
      <MoneyBar gig={gig} today={today} />
      {isOver && whole > 0 && paid >= whole && (
        <div className="gig-money-done">
          <p className="small">All of it is paid.</p>
          <Button onClick={() => void moveGig(gig.id, 'paid')}>Mark gig as paid</Button>
        </div>
      )}
    </>
  );
}
