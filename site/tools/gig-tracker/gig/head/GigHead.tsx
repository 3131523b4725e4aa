import { useStore } from '@nanostores/react';
import Printer from 'lucide-react/icons/printer';
import { shortDayWords } from '#core/day-words.ts';
import { zoneWords } from '#core/gigs/clash-clock.ts';
import type { Gig } from '#core/gigs/gig.ts';
import { inDaysWords, nightWords, setDayWords } from '#core/gigs/gig-text.ts';
import { feeWords, placeWords, setWords } from '#core/gigs/gig-words.ts';
import { offsetAt } from '#core/gigs/zoned-time.ts';
import { StatusMenu } from '../../parts/StatusMenu.tsx';
import { SampleMark } from '../../parts/sample-parts.tsx';
import { TrackerLink } from '../../parts/TrackerLink.tsx';
import { tonight } from '../../parts/tonight.ts';
import { useArrivalFocus } from '../../parts/use-arrival-focus.ts';
import { useWindowTitle } from '../../parts/use-window-title.ts';
import { addressOfSheet } from '../../state/address.store.ts';
import { $homeZone } from '../../state/tracker-settings.store.ts';
import { BackLink } from './BackLink.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { SeriesLink } from './SeriesLink.tsx';
import './gig-head.css';

/** What, where, when and for how much, and what can be done with it. */
export function GigHead({ gig, seriesSize }: { gig: Gig; seriesSize: number }) {
  const place = placeWords(gig);
  const fee = feeWords(gig);
  const now = tonight();
  const title = useArrivalFocus();
  useWindowTitle(`${gig.title}, ${shortDayWords(gig.night)}: Deckhand`);
  return (
    <header className="gig-head">
      <div className="gig-head-words">
        <BackLink />
        <h1 ref={title} tabIndex={-1} className="h2">
          {gig.title}
        </h1>
        <p className="small muted">
          <SampleMark /> {place && `${place}. `}
          Night of <b className="num">{nightWords(gig.night, now)}</b>, <SetTime gig={gig} />.{' '}
          {inDaysWords(gig.night, now)}. {fee && <b className="num">{fee}</b>}
        </p>
        {gig.seriesId && <SeriesLink id={gig.seriesId} size={seriesSize} />}
      </div>
      {gig.deletedAt === null && (
        <div className="gig-head-acts">
          <MoreMenu gig={gig} />
          <TrackerLink className="btn has-i gig-to-sheet" href={addressOfSheet(gig.id)}>
            <Printer className="i" aria-hidden="true" />
            <span>Day sheet</span>
          </TrackerLink>
          <StatusMenu gig={gig} />
        </div>
      )}
    </header>
  );
}

function SetTime({ gig }: { gig: Gig }) {
  const homeZone = useStore($homeZone);
  const words = setWords(gig);
  if (words === '' || gig.startsAt === null) return <>time not known yet</>;
  const at = Date.parse(gig.startsAt);
  const day = setDayWords(gig);
  const isAway = offsetAt(at, homeZone) !== offsetAt(at, gig.zone);
  return (
    <>
      set <b className="num">{words}</b>
      {day && ` on ${day}`}
      {isAway && ` (${zoneWords(gig.zone, at)})`}
    </>
  );
}
