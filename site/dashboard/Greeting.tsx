import { useStore } from '@nanostores/react';
import Route from 'lucide-react/icons/route';
import { openTour } from '#site/lib/open-tour.store.ts';
import { $user } from '#site/lib/session.store.ts';
import { Button } from '#site/ui/Button.tsx';
import { EarnedBadges } from './EarnedBadges.tsx';
import { dateAndTime, greeting } from './greeting.ts';
import { StreakDots } from './StreakDots.tsx';
import './greeting.css';

/** Before the clock is there the lines keep their height, so that nothing below moves. */
export function Greeting({ now }: { now: Date | null }) {
  const user = useStore($user, { ssr: () => null });
  return (
    <div className="hi">
      <div className="hi-words">
        <h1 className="h1">{now ? greeting(now, user?.firstName) : 'Dashboard'}</h1>
        <div className="hi-facts muted">
          <p className="num">{now ? <time dateTime={now.toISOString()}>{dateAndTime(now)}</time> : ' '}</p>
          {user && <StreakDots days={user.loginStreak} />}
          {user && <EarnedBadges badges={user.earnedBadges} />}
        </div>
      </div>
      <Button size="sm" icon={Route} data-opens-tour onClick={openTour}>
        Tour
      </Button>
    </div>
  );
}
