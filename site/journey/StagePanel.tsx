import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import CircleDot from 'lucide-react/icons/circle-dot';
import { type Journey, MILESTONES, type Milestone } from '#core/journey.ts';
import { isLater } from '#core/screens.ts';
import { cx } from '#site/ui/cx.ts';
import type { Icon } from '#site/ui/icon.ts';
import { Panel } from '#site/ui/Panel.tsx';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import { type MilestoneState, milestoneState } from './milestone-state.ts';

interface StagePanelProps {
  stage: Journey['stages'][number];
  next: Milestone | undefined;
  isKnown: boolean;
}

/** The milestones of a stage: what is reached and since when, what is not and where it is done. */
export function StagePanel({ stage, next, isKnown }: StagePanelProps) {
  return (
    <Panel title={stage.title} className="stage">
      <ul className="rows">
        {stage.milestones.map((milestone) => (
          <Row
            key={milestone.key}
            milestone={milestone}
            state={isKnown ? milestoneState(milestone, next) : 'unknown'}
          />
        ))}
      </ul>
    </Panel>
  );
}

const SIGNS: Readonly<Record<MilestoneState, Icon>> = {
  reached: Check,
  next: CircleDot,
  open: Circle,
  unknown: Circle,
};

function Row({ milestone, state }: { milestone: Milestone; state: MilestoneState }) {
  const { key, title } = milestone;
  const { why } = MILESTONES[key];
  const Sign = SIGNS[state];
  return (
    <li id={key} className={cx('milestone', state === 'next' && 'first')} data-state={state}>
      <Sign className="i" aria-hidden="true" />
      <div className="milestone-words">
        <h3>{title}</h3>
        <p className="small muted">{why}</p>
        <BadgeWords milestone={milestone} />
      </div>
      <div className="milestone-end">
        {state === 'unknown' ? <Skeleton width={96} height={12} /> : <End milestone={milestone} />}
      </div>
    </li>
  );
}

function BadgeWords({ milestone: { key, completed } }: { milestone: Milestone }) {
  const { badge } = MILESTONES[key];
  if (badge === null) return null;
  return (
    <p className="small milestone-badge">
      <span className={cx('badge', !completed && 'sample')}>{badge}</span>
      <span className="muted">{completed ? 'Badge earned' : 'Badge to earn'}</span>
    </p>
  );
}

function End({ milestone: { key, completed, completedAt } }: { milestone: Milestone }) {
  if (!completed) {
    return (
      <a className="btn sm" href={MILESTONES[key].href}>
        {isLater(MILESTONES[key].href) ? "See what's coming" : MILESTONES[key].action}
      </a>
    );
  }
  return (
    <p className="small ok num">
      Reached
      {completedAt && (
        <>
          {' '}
          <time dateTime={completedAt}>{dayOf(completedAt)}</time>
        </>
      )}
    </p>
  );
}

/** In the reader's own way of writing it. */
const dayOf = (instant: string) => new Date(instant).toLocaleDateString(undefined, { dateStyle: 'medium' });
