import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash';
import Undo from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { dateInYear } from '#core/day-words.ts';
import { type Gig, type GigPayment, PAYMENT_KINDS } from '#core/gigs/gig.ts';
import { paymentState } from '#core/gigs/payment-state.ts';
import { moneyWords } from '#core/money.ts';
import { localDay } from '#site/lib/local-day.ts';
import { Button } from '#site/ui/Button.tsx';
import { Menu } from '#site/ui/Menu.tsx';
import { StateLabel } from '#site/ui/StateLabel.tsx';
import { changeWithUndo } from '../../state/change-with-undo.ts';
import { PaymentForm } from './PaymentForm.tsx';

/** The payments of a gig; a row turns into a form to be edited. */
export function PaymentTable({ gig }: { gig: Gig }) {
  const [editing, setEditing] = useState<string | null>(null);
  return (
    <table className="table gig-money-table">
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Due</th>
          <th scope="col" className="r">
            Amount
          </th>
          <th scope="col">State</th>
          <th scope="col">
            <span className="sr">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {gig.payments.map((payment) =>
          payment.id === editing ? (
            <tr key={payment.id} data-item className="gig-money-edited">
              <td colSpan={5}>
                <PaymentForm gig={gig} payment={payment} onClose={() => setEditing(null)} />
              </td>
            </tr>
          ) : (
            <PaymentRow key={payment.id} gig={gig} payment={payment} onEdit={() => setEditing(payment.id)} />
          ),
        )}
      </tbody>
    </table>
  );
}

interface RowProps {
  gig: Gig;
  payment: GigPayment;
  onEdit(): void;
}

function PaymentRow({ gig, payment, onEdit }: RowProps) {
  const today = localDay(new Date());
  const { text, state } = paymentState(gig, payment, today);
  const label = PAYMENT_KINDS[payment.kind];
  const sum = gig.fee ? moneyWords({ amount: payment.amount, currency: gig.fee.currency }, 'column') : '';
  const change = (next: GigPayment | null, title: string): void => {
    const payments = gig.payments.flatMap((one) => (one.id === payment.id ? (next ?? []) : one));
    void changeWithUndo(gig.id, { payments }, title);
  };
  const isOpen = payment.paidOn === null && text !== 'Paid';
  return (
    <tr data-item>
      <td className="gig-money-what">
        <b>{label}</b>
        <span className="num muted">{shareWords(gig, payment)}</span>
      </td>
      <td className="gig-money-due num">
        {payment.due === null ? <span className="muted">No date</span> : dateInYear(payment.due, today)}
      </td>
      <td className="gig-money-amount num r">{sum}</td>
      <td className="gig-money-state">
        <StateLabel state={state}>{text}</StateLabel>
      </td>
      <td className="gig-money-acts">
        {isOpen && (
          <Button
            size="sm"
            aria-label={`Mark as paid: ${label} ${sum}`}
            onClick={() => change({ ...payment, paidOn: today }, `${label} ${sum} marked as paid`)}
          >
            Mark as paid
          </Button>
        )}
        <Menu
          label={`${label} ${sum}`}
          align="end"
          trigger={
            <Button data-item-control size="sm" variant="quiet" icon={Ellipsis} iconOnly>
              {`More for ${label} ${sum}`}
            </Button>
          }
          items={[
            { label: 'Edit', icon: Pencil, onSelect: onEdit },
            ...(payment.paidOn === null
              ? []
              : [
                  {
                    ...{ label: 'Mark as unpaid', icon: Undo },
                    onSelect: () => change({ ...payment, paidOn: null }, `${label} ${sum} marked as unpaid`),
                  },
                ]),
            {
              ...{ label: 'Remove', icon: Trash, tone: 'danger' as const },
              onSelect: () => change(null, `${label} ${sum} removed`),
            },
          ]}
        />
      </td>
    </tr>
  );
}

/** How much of the fee a part of it is: `50 %`. Nothing where it is all of it, or no whole number. */
function shareWords({ fee }: Gig, { kind, amount }: GigPayment): string {
  if (!fee || fee.amount === 0 || (kind !== 'deposit' && kind !== 'balance')) return '';
  const share = (amount / fee.amount) * 100;
  return Number.isInteger(share) && share < 100 ? `${share} %` : '';
}
