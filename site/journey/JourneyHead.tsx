import CircleCheck from 'lucide-react/icons/circle-check';
import { type Journey, journeyProgress, MILESTONES, type Milestone } from '#core/journey.ts';
import { Progress } from '#site/ui/Progress.tsx';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import { levelWords } from './level-words.ts';

interface JourneyHeadProps {
  /** Null while it is being loaded. */
  journey: Journey | null;
  next: Milestone | undefined;
}

/** The figures, and the one thing to do now. */
export function JourneyHead({ journey, next }: JourneyHeadProps) {
  return (
    <section className="panel journey-head" aria-label="Progress">
      {journey ? <Figures journey={journey} /> : <FiguresToCome />}
      <div className="journey-next">
        {journey === null ? (
          <NextToCome />
        ) : next ? (
          <Next milestone={next} />
        ) : journey.milestones.every(({ completed }) => completed) ? (
          <AllReached />
        ) : (
          <RestToCome />
        )}
      </div>
    </section>
  );
}

function Figures({ journey }: { journey: Journey }) {
  const progress = journeyProgress(journey);
  const { completed, total, percent, level } = progress;
  const count = `${completed} of ${total}`;
  return (
    <div className="journey-figures">
      <p className="journey-percent num">
        {percent}
        <small>%</small>
      </p>
      <div>
        <p>
          <b>Level {level}</b>
        </p>
        <p className="small muted num">
          {[`${count} milestones`, levelWords(progress)].filter(Boolean).join(' · ')}
        </p>
        <Progress value={completed} max={total} label="Milestones" valueText={count} tone="ok" />
      </div>
    </div>
  );
}

const FiguresToCome = () => (
  <div className="journey-figures" aria-hidden="true">
    <p className="journey-percent">
      <Skeleton width="1.6em" height="0.7em" />
    </p>
    <div>
      <p>
        <Skeleton width={72} height={14} />
      </p>
      <p className="small">
        <Skeleton width={180} height={12} />
      </p>
      <div className="progress" />
    </div>
  </div>
);

function Next({ milestone: { key, title } }: { milestone: Milestone }) {
  const { why, href } = MILESTONES[key];
  return (
    <>
      <div>
        <p className="small sig">Next step</p>
        <h2 className="h3">{title}</h2>
        <p className="small muted">{why}</p>
      </div>
      <a className="btn go" href={href}>
        {MILESTONES[key].action}
      </a>
    </>
  );
}

const NextToCome = () => (
  <div aria-hidden="true">
    <Skeleton width={80} height={12} />
    <Skeleton width={220} height={18} />
    <Skeleton width={320} height={12} />
  </div>
);

const AllReached = () => (
  <div>
    <h2 className="h3 ok journey-all">
      <CircleCheck className="i" aria-hidden="true" />
      Master Status! All milestones completed
    </h2>
    <p className="small muted">Every tool has made something of yours. What comes next is a bigger room.</p>
  </div>
);

const RestToCome = () => (
  <div>
    <h2 className="h3">You've done everything that's open today</h2>
    <p className="small muted">The rest follows as its tools open.</p>
  </div>
);
