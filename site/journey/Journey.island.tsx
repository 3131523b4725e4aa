import { journeyOf } from '#core/journey.ts';
import { $journey } from '#site/lib/account-data.store.ts';
import { IslandRoot } from '#site/lib/IslandRoot.tsx';
import { useQuery } from '#site/lib/use-query.ts';
import { ErrorState } from '#site/ui/ErrorState.tsx';
import './journey.css';
import { Arrangement } from './Arrangement.tsx';
import { JourneyHead } from './JourneyHead.tsx';
import { nextMilestone } from './milestone-state.ts';
import { StagePanel } from './StagePanel.tsx';

const NOTHING_REACHED = journeyOf({});

/** How far the account is. While it loads, all is in its place but for what is reached. */
export function Journey() {
  return (
    <IslandRoot>
      <h1 className="h1 journey-h">Journey</h1>
      <JourneyBody />
    </IslandRoot>
  );
}

function JourneyBody() {
  const query = useQuery($journey);
  if (query.state === 'failed') {
    return (
      <div className="panel">
        <ErrorState
          title="Journey Unavailable"
          reason="We could not load your milestones. What you reached is kept."
          onRetry={query.retry}
        />
      </div>
    );
  }
  const isKnown = query.state === 'ready';
  const journey = isKnown ? query.data : NOTHING_REACHED;
  const next = nextMilestone(journey);
  return (
    <div className="journey" aria-busy={!isKnown}>
      {!isKnown && (
        <p className="sr" role="status">
          Loading
        </p>
      )}
      <JourneyHead journey={isKnown ? journey : null} next={next} />
      <Arrangement journey={journey} next={next} isKnown={isKnown} />
      {journey.stages.map((stage) => (
        <StagePanel key={stage.key} stage={stage} next={next} isKnown={isKnown} />
      ))}
    </div>
  );
}
