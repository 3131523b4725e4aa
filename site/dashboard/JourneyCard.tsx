import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import { useEffect } from 'react';
import { type Journey, journeyProgress, type Milestone } from '#core/journey.ts';
import { $journey } from '#site/lib/account-data.store.ts';
import { useQuery } from '#site/lib/use-query.ts';
import { cx } from '#site/ui/cx.ts';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import { CARD_MILESTONES, cardMilestones, PLACEHOLDER_MILESTONES } from './card-milestones.ts';
import { JourneyTrack } from './JourneyTrack.tsx';
import './journey-card.css';

const NOT_LOADED: Pick<Journey, 'stages' | 'milestones'> = {
  stages: [{ key: 'placeholder', title: '', milestones: [...PLACEHOLDER_MILESTONES] }],
  milestones: [...PLACEHOLDER_MILESTONES],
};

/** How far the account is; the whole card leads to the journey. What did not load stands at zero. spec §2, §4 */
export function JourneyCard() {
  const journey = useQuery($journey);
  const error = journey.state === 'failed' ? journey.error : null;
  useEffect(() => {
    if (error) console.warn('The journey did not load', error);
  }, [error]);
  if (journey.state === 'waiting') return <WaitingCard />;
  return <Card journey={journey.state === 'ready' ? journey.data : NOT_LOADED} />;
}

function Card({ journey }: { journey: Pick<Journey, 'stages' | 'milestones'> }) {
  const { completed, total, percent, level } = journeyProgress(journey);
  return (
    <a className="panel journey" href="/journey">
      <header className="panel-h">
        <h2>Journey</h2>
        <span className="small muted">
          <span className="num">
            {completed} of {total}
          </span>{' '}
          milestones · Level <span className="num">{level}</span>
        </span>
      </header>
      <div className="journey-way">
        <b className="percent num">
          {percent}
          <small>%</small>
        </b>
        <JourneyTrack reached={journey.milestones.map(({ completed }) => completed)} />
      </div>
      <ul className="reached">
        {cardMilestones(journey.milestones).map((milestone) => (
          <Reached key={milestone.key} milestone={milestone} />
        ))}
      </ul>
    </a>
  );
}

function Reached({ milestone: { title, completed } }: { milestone: Milestone }) {
  const Sign = completed ? Check : Circle;
  return (
    <li className={cx(!completed && 'open')}>
      <Sign className="i i16" aria-hidden="true" />
      <span>{title}</span>
      <span className="sr">{completed ? 'reached' : 'open'}</span>
    </li>
  );
}

const PLACES = Array.from({ length: CARD_MILESTONES }, (_, place) => place);

/** The card at its real height, before the journey is known. */
function WaitingCard() {
  return (
    <section className="panel journey" aria-busy="true">
      <header className="panel-h">
        <h2>Journey</h2>
      </header>
      <div className="journey-way">
        <b className="percent num" aria-hidden="true">
          –<small>%</small>
        </b>
        <JourneyTrack reached={[]} />
      </div>
      <ul className="reached" aria-label="Loading">
        {PLACES.map((place) => (
          <li key={place}>
            <Skeleton width="60%" height={12} />
          </li>
        ))}
      </ul>
    </section>
  );
}
