import type { Gig } from '#core/gigs/gig.ts';
import { type GigStatus, isInTalks } from '#core/gigs/gig-status.ts';
import { type NextStep, type Now, nextStep } from '#core/gigs/next-step.ts';

/** What to do about what comes next: another status, or a part of the page. */
export type NextAct = { label: string } & (
  | { status: GigStatus; href?: never }
  | { href: string; status?: never }
);

const ON: Partial<Record<GigStatus, NextAct>> = {
  lead: { label: 'Mark as quoted', status: 'quoted' },
  quoted: { label: 'Mark as confirmed', status: 'confirmed' },
  hold: { label: 'Mark as confirmed', status: 'confirmed' },
  'contract-sent': { label: 'Mark as confirmed', status: 'confirmed' },
};

/** What comes next in a gig, and the one act for it; none where there is nothing to do but wait. */
export function nextAct(gig: Gig, now: Now): { step: NextStep; act: NextAct | null } {
  const step = nextStep(gig, now);
  return { step, act: actOf(gig, step, now) };
}

function actOf(gig: Gig, step: NextStep, now: Now): NextAct | null {
  const { status, unpaid, unpaidDue, night, tasks, fee, contract } = gig;
  const money: NextAct = { label: 'Record the payment', href: '#money' };
  if (unpaid > 0 && unpaidDue !== null && unpaidDue < now.today) return money;
  if (isInTalks(status) && night < now.night) return { label: 'Mark as lost', status: 'lost' };
  // What was quoted, and has a fee to agree on, is agreed in writing.
  if (status === 'quoted' && fee && contract === null)
    return { label: 'Write the contract', href: '#contract' };
  if (isInTalks(status)) return ON[status] ?? null;
  if (status === 'played') return unpaid > 0 ? money : { label: 'Mark as paid', status: 'paid' };
  if (status !== 'confirmed') return null;
  if (tasks.some(({ doneOn, text }) => doneOn === null && step.text.startsWith(`${text}, `)))
    return { label: 'See the tasks', href: '#tasks' };
  if (night < now.night) return { label: 'Mark as played', status: 'played' };
  return step.state === 'ok' ? null : money;
}
