import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { KeyboardEvent } from 'react';
import { shortDateWords } from '#core/day-words.ts';
import type { Clash } from '#core/gigs/clash.ts';
import type { Gig } from '#core/gigs/gig.ts';
import { GIG_STATUSES, type GigStatus, STATUS_IDS } from '#core/gigs/gig-status.ts';
import { feeWords, placeWords, setWords } from '#core/gigs/gig-words.ts';
import { holdPlace } from '#core/gigs/holds.ts';
import { type Now, nextStep } from '#core/gigs/next-step.ts';
import { Button } from '#site/ui/Button.tsx';
import { cx } from '#site/ui/cx.ts';
import { Menu } from '#site/ui/Menu.tsx';
import { STATE_ICONS } from '#site/ui/state-icons.ts';
import { GigLink } from '../parts/TrackerLink.tsx';
import './gig-card.css';

interface GigCardProps {
  gig: Gig;
  now: Now;
  clashes: readonly Clash[];
  /** The next night that is agreed. */
  isNext: boolean;
  /** The one card that Tab leads to; keys lead from it to the others. */
  isStop: boolean;
  isLifted: boolean;
  onKey(event: KeyboardEvent, gig: Gig): void;
  onFocus(id: string): void;
  onMove(gig: Gig, status: GigStatus): void;
}

/** A gig on the board: when, what, where, for how much, and what comes next. */
export function GigCard(props: GigCardProps) {
  const { gig, now, clashes, isNext, isStop, isLifted, onKey, onFocus, onMove } = props;
  const [day, month] = shortDateWords(gig.night).split(' ');
  const year = gig.night.slice(0, 4);
  const place = placeWords(gig);
  const fee = feeWords(gig) || (gig.status === 'lead' ? 'No fee yet' : '');
  const tabIndex = isStop ? 0 : -1;
  return (
    <li
      className={cx('board-card', isNext && 'next', isLifted && 'lifted')}
      data-gig={gig.id}
      onFocus={() => onFocus(gig.id)}
    >
      <p className="board-date num">
        <b>{day}</b> <span>{month}</span>
        {year !== now.today.slice(0, 4) && <span> {year}</span>}
      </p>
      <div className="board-what">
        <GigLink
          id={gig.id}
          className="board-title"
          tabIndex={tabIndex}
          draggable={false}
          aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
          onKeyDown={(event) => onKey(event, gig)}
        >
          {gig.title}
        </GigLink>
        {place && <span className="small muted">{place}</span>}
      </div>
      <p className="board-facts num">
        <span className="muted">{setWords(gig)}</span>
        <span className={gig.fee ? 'board-fee' : 'muted'}>{fee}</span>
      </p>
      <div className="board-next small">
        <NextLine gig={gig} now={now} />
        {clashes.length > 0 && <ClashSign id={gig.id} clashes={clashes} />}
        <Menu
          label={`Move ${gig.title}`}
          align="end"
          trigger={
            <Button
              className="board-move"
              size="sm"
              variant="quiet"
              iconOnly
              icon={ArrowLeftRight}
              tabIndex={tabIndex}
            >
              Move {gig.title}
            </Button>
          }
          items={STATUS_IDS.filter((status) => status !== gig.status).map((status) => ({
            label: GIG_STATUSES[status],
            onSelect: () => onMove(gig, status),
          }))}
        />
      </div>
    </li>
  );
}

/** That something is in the way; what, on the page of the gig. It takes no line of its own, as it comes after the card. */
function ClashSign({ id, clashes }: { id: string; clashes: readonly Clash[] }) {
  const words = clashes.map(({ text }) => text).join(' ');
  return (
    <GigLink id={id} className="board-clash" tabIndex={-1} draggable={false} title={words}>
      <TriangleAlert className="i i16" aria-hidden="true" />
      Clash<span className="sr">: {words}</span>
    </GigLink>
  );
}

/** The sign of a hold is its place in the queue. */
function NextLine({ gig, now }: Pick<GigCardProps, 'gig' | 'now'>) {
  const { text, state } = nextStep(gig, now);
  const Icon = STATE_ICONS[state];
  const hold = gig.status === 'hold' ? gig.hold : null;
  return (
    <span className="board-step" data-state={state}>
      {hold ? (
        <span className={cx('hold-place num', hold.order === 1 && 'first')}>{holdPlace(hold)}</span>
      ) : (
        <Icon className="i i16" aria-hidden="true" />
      )}
      <span>{text}</span>
    </span>
  );
}
