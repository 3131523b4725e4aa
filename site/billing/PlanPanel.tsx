import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Minus from 'lucide-react/icons/minus';
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { moneyWords } from '#core/money.ts';
import { orderPath } from '#core/plans.ts';
import { subscriptionBadge } from '#core/subscription.ts';
import type { User } from '#core/user.ts';
import { late } from '#site/lib/late.tsx';
import { Problem } from '#site/lib/Problem.tsx';
import { startTrial } from '#site/lib/start-trial.ts';
import { Badge } from '#site/ui/Badge.tsx';
import { Button } from '#site/ui/Button.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { openPortal, resumePro } from './billing.store.ts';
import type { PlanCard } from './plan-card.ts';
import type { PlanSide } from './plan-sides.ts';
import { TrialRuler } from './TrialRuler.tsx';
import { usePress } from './use-press.ts';
import './plan-panel.css';

const CancelDialog = late(async () => (await import('./CancelDialog.tsx')).CancelDialog);

const FOCUS_AFTER_MS = 50;

/** The plan of the account: how it stands, and the ways on. */
export function PlanPanel({ user, card, now }: { user: User; card: PlanCard; now: Date }) {
  const status = useFocusAfter(card.kind);
  return (
    <Panel
      title="Your plan"
      id="plan"
      className="plan-panel"
      aside={<Badge>{subscriptionBadge(user, now)}</Badge>}
    >
      {card.notice && (
        <p className="plan-notice" role="status">
          <CircleAlert className="i danger" aria-hidden="true" />
          {card.notice}
        </p>
      )}
      <div className="plan-card" data-standing={card.kind}>
        <div className="plan-now">
          <div ref={status} tabIndex={-1} role="status">
            <p className="h2">{card.heading}</p>
            <p className="muted">{card.text}</p>
          </div>
          {card.trial && <TrialRuler {...card.trial} now={now} />}
        </div>
        <div className="plan-sides" data-count={card.sides.length}>
          {card.sides.map((side) => (
            <Side key={side.title} side={side} card={card} account={user.id} />
          ))}
        </div>
      </div>
    </Panel>
  );
}

interface SideProps {
  side: PlanSide;
  card: PlanCard;
  account: string;
}

function Side({ side, card, account }: SideProps) {
  const { title, lines, price, term, isNext } = side;
  return (
    <section data-next={isNext ? '' : undefined}>
      <h3>{title}</h3>
      <ul>
        {lines.map(({ isIn, text }) => (
          <li key={text} className={isIn ? undefined : 'muted'}>
            {isIn ? (
              <Check className="i ok" aria-hidden="true" />
            ) : (
              <Minus className="i" aria-hidden="true" />
            )}
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {(price || side.action) && (
        <div className="plan-price">
          {price && (
            <p>
              <b className="num">{moneyWords(price)}</b> {term}
            </p>
          )}
          <Action side={side} card={card} account={account} />
        </div>
      )}
    </section>
  );
}

function Action({ side: { action, label, isNext }, card, account }: SideProps) {
  const variant = isNext ? 'go' : 'default';
  switch (action) {
    case null:
      return null;
    case 'get-pro':
      return (
        <Button href={orderPath('pro')} variant={variant}>
          {label}
        </Button>
      );
    case 'cancel':
      return <CancelButton label={label} card={card} account={account} />;
    case 'start-trial':
      return <PressButton label={label} variant={variant} act={startTrial} />;
    case 'resume':
      return <PressButton label={label} variant={variant} act={() => resumePro(account)} />;
    case 'update-card':
      return <PressButton label={label} variant={variant} act={() => openPortal(account)} leaves />;
  }
}

interface PressButtonProps {
  label: string;
  variant: 'go' | 'default';
  act: () => Promise<unknown>;
  leaves?: boolean;
}

function PressButton({ label, variant, act, leaves = false }: PressButtonProps) {
  const { isBusy, problem, press } = usePress(act, { leaves });
  return (
    <>
      <Button variant={variant} busy={isBusy} onClick={() => void press()}>
        {label}
      </Button>
      <Problem text={problem} />
    </>
  );
}

function CancelButton({ label, card, account }: { label: string; card: PlanCard; account: string }) {
  const [opening, setOpening] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    setOpening(opening + 1);
    setIsOpen(true);
  };
  return (
    <>
      <Button onClick={open}>{label}</Button>
      {isOpen && (
        <Suspense>
          {/* A part that did not load is asked for again by the next press. */}
          <CancelDialog
            key={opening}
            text={card.cancelling}
            account={account}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** A press that changes the plan takes its own button away: the keyboard goes on where it says what became of it. */
function useFocusAfter(kind: PlanCard['kind']): RefObject<HTMLDivElement | null> {
  const status = useRef<HTMLDivElement>(null);
  const before = useRef(kind);
  useEffect(() => {
    if (before.current === kind) return;
    before.current = kind;
    // After a dialog that closes has given the focus back.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) status.current?.focus({ preventScroll: true });
    }, FOCUS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [kind]);
  return status;
}
