import { shortDateWords } from '#core/day-words.ts';
import { moneyWords } from '#core/money.ts';
import { stepOf } from '#core/tools/contract-generator/money-track.ts';
import type { TrackProps } from './MoneyTrackView.tsx';
import { stopsOf } from './track-stops.ts';
import './track-list.css';

/** The same as the track, as a list: what a phone shows and screen readers read. */
export function TrackList(props: TrackProps) {
  const { contract, track } = props;
  const stepOn = (day: string): number => {
    const tier = track.tiers.find(({ first, last }) => first <= day && day <= last);
    return tier ? stepOf(tier.percent) : 0;
  };
  return (
    <ol className="track-list" aria-label="What is due when">
      {stopsOf(props).map(({ day, title, words, amount, mark, order }) => (
        <li key={`${day} ${order} ${title}`} data-mark={mark} data-step={stepOn(day)}>
          <span className="track-date num">{shortDateWords(day)}</span>
          <i aria-hidden="true" />
          <span className="track-words">
            <b>{title}</b>
            <em className="muted">{words}</em>
          </span>
          {amount !== null && <b className="num">{moneyWords({ amount, currency: contract.currency })}</b>}
        </li>
      ))}
    </ol>
  );
}
