import type { CSSProperties } from 'react';
import type { Gig } from '#core/gigs/gig.ts';
import { moneySoFar } from '#core/gigs/money-so-far.ts';
import { moneySoFarWords } from '#core/gigs/payment-state.ts';
import { moneyWords } from '#core/money.ts';

const PARTS = { paid: 'Paid', late: 'Late', toCome: 'To come' } as const;
type Part = keyof typeof PARTS;

/** What came in of a gig, what is late and what is still to come, as parts of a bar and in words. */
export function MoneyBar({ gig, today }: { gig: Gig; today: string }) {
  const { fee } = gig;
  const so = moneySoFar(gig, today);
  if (fee === null || so.whole === 0) return null;
  const shown = (Object.keys(PARTS) as Part[]).filter((part) => part === 'paid' || so[part] > 0);
  return (
    <div className="gig-money-sum">
      <div className="gig-money-bar" aria-hidden="true">
        {shown
          .filter((part) => so[part] > 0)
          .map((part) => (
            <i key={part} data-part={part} style={{ '--share': so[part] / so.whole } as CSSProperties} />
          ))}
      </div>
      <dl className="gig-money-parts">
        {shown.map((part) => (
          <div key={part}>
            <dt>
              <i data-part={part} aria-hidden="true" />
              {PARTS[part]}
            </dt>
            <dd className="num">{moneyWords({ amount: so[part], currency: fee.currency }, 'column')}</dd>
          </div>
        ))}
      </dl>
      <p className="small muted" data-testid="money-so-far">
        {moneySoFarWords(gig, today)} {DOOR[gig.deal.kind]}
      </p>
    </div>
  );
}

/** What a deal still pays once the door is counted. */
const DOOR = {
  flat: '',
  door: 'Once the door is counted, add your share as an extra.',
  guarantee: 'Once the door is counted, add your share as an extra.',
  versus: 'If the door pays more, add the difference as an extra.',
  bonus: 'Once the tickets are counted, add your bonus as an extra.',
} as const;
