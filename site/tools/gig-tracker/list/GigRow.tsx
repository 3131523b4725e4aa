import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { memo } from 'react';
import { shortDateWords } from '#core/day-words.ts';
import { zoneWords } from '#core/gigs/clash-clock.ts';
import { type Gig, TRASH_DAYS } from '#core/gigs/gig.ts';
import { GIG_STATUSES, isOff } from '#core/gigs/gig-status.ts';
import { nightWords } from '#core/gigs/gig-text.ts';
import { feeWords, placeWords, setWords } from '#core/gigs/gig-words.ts';
import { type Now, nextStep } from '#core/gigs/next-step.ts';
import { unpaidWords } from '#core/gigs/unpaid-words.ts';
import { dayAfter, offsetAt } from '#core/gigs/zoned-time.ts';
import { localDay } from '#site/lib/local-day.ts';
import { Button } from '#site/ui/Button.tsx';
import { Checkbox } from '#site/ui/Checkbox.tsx';
import { StateLabel } from '#site/ui/StateLabel.tsx';
import { StatusMenu } from '../parts/StatusMenu.tsx';
import { STATUS_ICONS } from '../parts/status-icons.ts';
import { GigLink } from '../parts/TrackerLink.tsx';
import { restoreGig } from '../state/delete-gig.ts';
import type { RowPlace } from './EndRow.tsx';

interface GigRowProps extends RowPlace {
  gig: Gig;
  /** It is the row that Tab leads to. */
  isActive: boolean;
  isSelected: boolean;
  isTrash: boolean;
  now: Now;
  /** IANA. */
  home: string;
  onToggle: (id: string) => void;
}

/** A gig: when, what and where, how it stands, what it brings and what comes next. */
export const GigRow = memo(function GigRow(props: GigRowProps) {
  const { gig, line, measure, isActive, isSelected, isTrash, now, home, onToggle } = props;
  const { id, night, title } = gig;
  const tabIndex = isActive ? 0 : -1;
  const place = placeWords(gig);
  const away = otherClock(gig, home);
  return (
    <tr
      ref={measure}
      data-index={line}
      data-gig={id}
      className="gig-list-row"
      tabIndex={tabIndex}
      aria-rowindex={line + 2}
      aria-selected={isSelected}
      data-off={isOff(gig.status) ? '' : undefined}
    >
      <td className="gig-list-check">
        <Checkbox
          label={<span className="sr">{`Select ${title}`}</span>}
          checked={isSelected}
          tabIndex={tabIndex}
          onChange={() => onToggle(id)}
        />
      </td>
      <td className="gig-list-date num">{nightWords(night, now.today)}</td>
      <td className="gig-list-what">
        {isTrash ? (
          <b>{title}</b>
        ) : (
          <GigLink id={id} tabIndex={tabIndex}>
            {title}
          </GigLink>
        )}
        {place && <span className="muted"> {place}</span>}
      </td>
      <td className="gig-list-set num">
        {setWords(gig)}
        {away && <span className="gig-list-zone"> {away}</span>}
      </td>
      <td className="gig-list-status">
        {isTrash ? (
          <span className="small">{GIG_STATUSES[gig.status]}</span>
        ) : (
          <StatusMenu
            gig={gig}
            size="sm"
            variant="quiet"
            icon={STATUS_ICONS[gig.status]}
            tabIndex={tabIndex}
          />
        )}
      </td>
      <td className="gig-list-fee num r">{feeWords(gig)}</td>
      {isTrash ? <TrashCells gig={gig} tabIndex={tabIndex} /> : <OpenCells gig={gig} now={now} />}
    </tr>
  );
});

function OpenCells({ gig, now }: { gig: Gig; now: Now }) {
  const money = unpaidWords(gig, now.today);
  const next = nextStep(gig, now);
  // Of what is paid or lost, the status says it all.
  const isSaid = next.text === GIG_STATUSES[gig.status];
  return (
    <>
      <td className="gig-list-money">{money && <StateLabel state={money.state}>{money.text}</StateLabel>}</td>
      <td className="gig-list-next">{!isSaid && <StateLabel state={next.state}>{next.text}</StateLabel>}</td>
    </>
  );
}

function TrashCells({ gig, tabIndex }: { gig: Gig; tabIndex: number }) {
  const until = gig.deletedAt && dayAfter(localDay(new Date(gig.deletedAt)), TRASH_DAYS);
  return (
    <>
      <td className="gig-list-money num">
        <span className="gig-list-until">Kept until </span>
        {until && shortDateWords(until)}
      </td>
      <td className="gig-list-next">
        <Button
          size="sm"
          icon={RotateCcw}
          tabIndex={tabIndex}
          aria-label={`Restore ${gig.title}`}
          onClick={() => void restoreGig(gig.id)}
        >
          Restore
        </Button>
      </td>
    </>
  );
}

/** Whose time it is, where the clocks at the venue show another than those at home. */
function otherClock({ startsAt, zone }: Gig, home: string): string {
  if (startsAt === null || zone === home) return '';
  const at = Date.parse(startsAt);
  return offsetAt(at, zone) === offsetAt(at, home) ? '' : zoneWords(zone, at);
}
