import { useLayoutEffect } from 'react';
import { SAMPLE_ACT } from '#core/gigs/sample-gigs.ts';
import { Badge } from '#site/ui/Badge.tsx';
import { Button } from '#site/ui/Button.tsx';
import { SIGN_UP } from '../parts/sample-parts.tsx';
import { $sample } from '../state/tracker-call.ts';
import { TrackerScreen } from '../TrackerScreen.tsx';
import { newSample } from './answer-sample.ts';
import './sample-tracker.css';

/** The tracker as a visitor sees it: all of it works, on the season of an act that doesn't exist, and nothing of it is kept. */
export function SampleTracker() {
  // Before any view asks for anything, and no longer than it is shown.
  useLayoutEffect(() => {
    $sample.set(newSample(new Date()));
    return () => $sample.set(null);
  }, []);
  return (
    <section aria-label="Sample tracker">
      <div className="panel sample-banner">
        <p>
          <Badge kind="sample" /> These are the gigs of {SAMPLE_ACT}, an act we made up. Try everything.
          Nothing you change here is saved.
        </p>
        <Button href={SIGN_UP}>Sign Up Free</Button>
      </div>
      <TrackerScreen account={null} />
    </section>
  );
}
