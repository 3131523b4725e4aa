import { dayWords } from '#core/day-words.ts';
import { dayAfter, weekdayOn } from '#core/gigs/zoned-time.ts';
import { localDay } from '#site/lib/local-day.ts';
import { Button } from '#site/ui/Button.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { TrackerLink } from '../parts/TrackerLink.tsx';
import { addressOf } from '../state/address.store.ts';
import { proposeLine } from './propose-line.store.ts';

/** A Saturday some weeks ahead, so that an example is never over. */
function someSaturday(today: string): string {
  const ahead = dayAfter(today, 28);
  return dayAfter(ahead, (6 - weekdayOn(ahead) + 7) % 7);
}

const POINTS = [
  {
    title: 'Type a gig in one line',
    text: 'Date, venue, times and fee in any order. You see what was understood before you add it.',
  },
  {
    title: 'Move it along',
    text: 'From lead to paid, on a board, in a list or in a calendar. Money that is late says so.',
  },
  {
    title: 'Know before you say yes',
    text: 'Sets at the same time, a drive that is too long, a night without sleep, a radius clause: all checked.',
  },
] as const;

/** What an account without a gig sees. */
export function FirstGig() {
  const saturday = dayWords(someSaturday(localDay(new Date())));
  const examples = [
    `${saturday} Fabric London 23:00-02:00 1200 GBP`,
    `Wedding in Cologne ${saturday} 18:00-01:00 900`,
    `2nd hold Paradiso Amsterdam ${saturday}`,
  ];
  return (
    <Panel title="Your first gig" padded className="first-gig">
      <ol>
        {POINTS.map(({ title, text }, index) => (
          <li key={title}>
            <span className="cue" aria-hidden="true">
              {index + 1}
            </span>
            <span>
              <b>{title}</b>
              <em className="muted">{text}</em>
            </span>
          </li>
        ))}
      </ol>
      <p className="small muted" id="first-gig-examples">
        Try one of these:
      </p>
      <ul className="first-gig-lines" aria-labelledby="first-gig-examples">
        {examples.map((line) => (
          <li key={line}>
            <Button size="sm" onClick={() => proposeLine(line)}>
              {line}
            </Button>
          </li>
        ))}
      </ul>
      <p className="small muted first-gig-trash">
        Looking for a gig you deleted?{' '}
        <TrackerLink className="link" href={addressOf({ view: 'list', trash: '1' })}>
          Open the trash
        </TrackerLink>
      </p>
    </Panel>
  );
}
