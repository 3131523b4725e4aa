import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { type Order, REMINDERS } from '#core/signing/envelope.ts';
import { isPro } from '#core/subscription.ts';
import type { Contract } from '#core/tools/contract-generator/contract.ts';
import { $user } from '#site/lib/session.store.ts';
import { daysWords, reminderDays } from './signing-days.ts';

interface SendFactsProps {
  contract: Contract;
  order: Order;
  today: string;
  openUntil: string;
  /** Facts of what is sent here. */
  children?: ReactNode;
}

/** Those to the client: where the artist signs first, they begin with that. */
function reminderWords(order: Order, days: readonly string[]): string {
  if (days.length === 0) return 'None: the link ends too soon';
  return order === 'artist-first'
    ? `${REMINDERS.first} days after you sign, then every ${REMINDERS.every} days`
    : daysWords(days);
}

/** What follows from sending it now. */
export function SendFacts({ contract, order, today, openUntil, children }: SendFactsProps) {
  const days = openUntil ? reminderDays(contract, { today, openUntil }) : [];
  return (
    <dl className="signing-facts">
      <div>
        <dt>Reminders</dt>
        <dd className="num">{reminderWords(order, days)}</dd>
      </div>
      {children}
    </dl>
  );
}

/** How many contracts the plan has out at once, where that is a limit. */
export function PlanFact() {
  const user = useStore($user, { ssr: () => null });
  if (!user || isPro(user, new Date())) return null;
  return (
    <div>
      <dt>Free plan</dt>
      <dd>One contract out at a time</dd>
    </div>
  );
}
