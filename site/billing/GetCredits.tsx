import Clock from 'lucide-react/icons/clock';
import type { Billing } from '#core/billing/billing-schema.ts';
import type { Credits } from '#core/credits.ts';
import { moneyWords } from '#core/money.ts';
import { CREDIT_PACKS, type CreditPack } from '#core/plans.ts';
import { creditWords } from '#site/lib/credit-words.ts';
import { Problem } from '#site/lib/Problem.tsx';
import { Button } from '#site/ui/Button.tsx';
import { Panel, type PanelState } from '#site/ui/Panel.tsx';
import { orderPack } from './billing.store.ts';
import { planDays } from './plan-days.ts';
import { usePress } from './use-press.ts';

interface GetCreditsProps {
  account: string;
  packUses: PackUses;
  /** Null before it is known. */
  billing: Billing | null;
  isFailed: boolean;
  onRetry: () => void;
  plan: Credits['plan'];
  /** Until when a trial runs; null where none does. */
  endsAt: string | null;
  now: Date;
}

/** What the packs are enough for, by their credits. */
export type PackUses = Readonly<Record<number, string>>;

/** The packs, each with what it is enough for. */
export function GetCredits(props: GetCreditsProps) {
  const { account, packUses, billing, isFailed, onRetry, plan, endsAt, now } = props;
  const until = plan === 'trial' && endsAt !== null ? ` until ${planDays(now).day(endsAt)}` : ' on your plan';
  return (
    <Panel
      title="Get credits"
      id="get"
      className="credits-get"
      state={panelState(billing, isFailed, onRetry)}
    >
      {plan !== 'free' && (
        <p className="credits-note small">
          <Clock className="i i16" aria-hidden="true" />
          Nothing is spent{until}. You don’t need more now.
        </p>
      )}
      <ul className="rows">
        {CREDIT_PACKS.map((pack) => (
          <Pack key={pack.credits} account={account} pack={pack} uses={packUses[pack.credits]} />
        ))}
      </ul>
      <p className="credits-hint small muted">
        Bought credits don’t expire. Packs don’t change the daily limit on Free.
      </p>
    </Panel>
  );
}

function panelState(billing: Billing | null, isFailed: boolean, onRetry: () => void): PanelState {
  if (isFailed)
    return {
      kind: 'error',
      title: 'Packs Unavailable',
      reason: 'We couldn’t load what can be bought.',
      onRetry,
    };
  if (billing === null) return { kind: 'loading', rows: 3, rowHeight: 57 };
  if (billing.payments !== null) return { kind: 'ready' };
  return { kind: 'empty', text: 'Credits can’t be bought here right now.' };
}

interface PackProps {
  account: string;
  pack: CreditPack;
  uses: string | undefined;
}

function Pack({ account, pack: { credits, price }, uses }: PackProps) {
  const { isBusy, problem, press } = usePress(() => orderPack(account, credits), { leaves: true });
  const name = creditWords(credits);
  return (
    <li>
      <div className="credits-row">
        <span>
          <b>{name}</b>
          <span className="small muted">{uses}</span>
        </span>
        <b className="num">{moneyWords(price)}</b>
        <Button size="sm" busy={isBusy} aria-label={`Buy ${name}`} onClick={() => void press()}>
          Buy
        </Button>
      </div>
      <Problem text={problem} />
    </li>
  );
}
