import SquareArrowOutUpRight from 'lucide-react/icons/square-arrow-out-up-right';
import type { Billing, BillingInvoice } from '#core/billing/billing-schema.ts';
import { moneyWords } from '#core/money.ts';
import type { Subscription } from '#core/subscription.ts';
import { Problem } from '#site/lib/Problem.tsx';
import { Button } from '#site/ui/Button.tsx';
import { Panel, type PanelState } from '#site/ui/Panel.tsx';
import { StateLabel } from '#site/ui/StateLabel.tsx';
import { openPortal } from './billing.store.ts';
import { invoiceWords, nextPayment, STANDINGS } from './invoice-words.ts';
import { type PlanDays, planDays } from './plan-days.ts';
import { planStanding } from './plan-standing.ts';
import { usePress } from './use-press.ts';

interface InvoicesProps {
  /** Null before it is known. */
  billing: Billing | null;
  isFailed: boolean;
  onRetry: () => void;
  user: Subscription & { id: string };
  now: Date;
}

/** What was asked or paid for, and the payment to come. */
export function Invoices({ billing, isFailed, onRetry, user, now }: InvoicesProps) {
  const next = billing && nextPayment(planStanding(billing, user, now).kind, billing);
  const count = billing?.invoices.length ?? 0;
  return (
    <Panel
      title="Invoices"
      id="invoices"
      className="credits-invoices"
      state={panelState(billing, isFailed, onRetry, count > 0 || next !== null)}
      aside={count > 0 && <span className="num muted">{count}</span>}
    >
      {billing && <List billing={billing} next={next} days={planDays(now)} account={user.id} />}
    </Panel>
  );
}

function panelState(
  billing: Billing | null,
  isFailed: boolean,
  onRetry: () => void,
  isAny: boolean,
): PanelState {
  if (isFailed)
    return { kind: 'error', title: 'Invoices Unavailable', reason: 'We couldn’t load them.', onRetry };
  if (billing === null) return { kind: 'loading', rows: 2, rowHeight: 61 };
  if (isAny || billing.hasPortal) return { kind: 'ready' };
  return { kind: 'empty', text: 'What you buy appears here, with its invoice.' };
}

interface ListProps {
  billing: Billing;
  next: ReturnType<typeof nextPayment>;
  days: PlanDays;
  account: string;
}

function List({ billing: { invoices, hasPortal }, next, days, account }: ListProps) {
  return (
    <>
      <ul className="rows">
        {next && (
          <li className="credits-row muted">
            <span>
              <b>Next</b>
              <span className="small num">{days.day(next.at)}</span>
            </span>
            <b className="num">{moneyWords(next.total, 'column')}</b>
          </li>
        )}
        {invoices.map((invoice) => (
          <Invoice key={invoice.id} invoice={invoice} days={days} />
        ))}
      </ul>
      {hasPortal && <Portal account={account} />}
    </>
  );
}

function Invoice({ invoice, days }: { invoice: BillingInvoice; days: PlanDays }) {
  const { name, note } = invoiceWords(invoice, days);
  const { state, word } = STANDINGS[invoice.standing];
  return (
    <li className="credits-row">
      <span>
        <b className="num">{name}</b>
        <span className="small num muted">{note}</span>
      </span>
      <span className="credits-sum">
        <b className="num">{moneyWords(invoice.total, 'column')}</b>
        <StateLabel state={state}>{word}</StateLabel>
      </span>
      {invoice.url !== null && (
        <Button size="sm" iconOnly icon={SquareArrowOutUpRight} href={invoice.url}>
          {`Open invoice ${name}`}
        </Button>
      )}
    </li>
  );
}

function Portal({ account }: { account: string }) {
  const { isBusy, problem, press } = usePress(() => openPortal(account), { leaves: true });
  return (
    <div className="credits-portal">
      <Button size="sm" busy={isBusy} onClick={() => void press()}>
        Card, address and older invoices
      </Button>
      <Problem text={problem} />
    </div>
  );
}
