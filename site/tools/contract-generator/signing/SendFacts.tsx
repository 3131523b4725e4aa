import { useStore } from '@nanostores/react';
import { isPro } from '#core/plans.ts';
import type { Contract } from '#core/tools/contract-generator/contract.ts';
import { $user } from '#site/lib/session.store.ts';
import { daysWords, reminderDays } from './signing-days.ts';

interface SendFactsProps {
  contract: Contract;
  today: string;
  openUntil: string;
}

/** What follows from sending it now. */
export function SendFacts({ contract, today, openUntil }: SendFactsProps) {
  const user = useStore($user, { ssr: () => null });
  const days = openUntil ? reminderDays(contract, { today, openUntil }) : [];
  return (
    <dl className="signing-facts">
      <div>
        <dt>Reminders</dt>
        <dd className="num">{days.length > 0 ? daysWords(days) : 'None: the link ends too soon'}</dd>
      </div>
      {user && !isPro(user, new Date()) && (
        <div>
          <dt>Free plan</dt>
          <dd>One contract out at a time</dd>
        </div>
      )}
    </dl>
  );
}
