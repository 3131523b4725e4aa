import type { CSSProperties, ReactNode } from 'react';
import { count } from '#core/count-words.ts';
import { dayWords, shortDateWords } from '#core/day-words.ts';
import { dayAfter, daysBetween } from '#core/gigs/zoned-time.ts';
import { moneyWords } from '#core/money.ts';
import { hasClause } from '#core/tools/contract-generator/clauses/clause-events.ts';
import type { Contract } from '#core/tools/contract-generator/contract.ts';
import { percentWords } from '#core/tools/contract-generator/figures.ts';
import {
  isTurned,
  type MoneyTrack,
  placeOn,
  stepOf,
  TURNS_AT,
  ticksOf,
} from '#core/tools/contract-generator/money-track.ts';
import { TrackList } from './TrackList.tsx';
import './track.css';

export interface TrackProps {
  contract: Contract;
  track: MoneyTrack;
  /** On which somebody cancels. */
  day: string;
  today: string;
  onDay(day: string): void;
}

const PAYMENTS = { deposit: 'Deposit', balance: 'Balance' } as const;

/** Marks that the axis has room for. */
const MOST_TICKS = 8;

const at = (share: number): CSSProperties => ({ '--at': share }) as CSSProperties;

/** Money and dates of a night on one axis. On a phone time runs down instead. */
export function MoneyTrackView(props: TrackProps) {
  const { contract, track, day, today, onDay } = props;
  const place = (of: string): number => placeOn(track, of);
  const money = (amount: number): string => moneyWords({ amount, currency: contract.currency });
  const span = (first: string, last: string): CSSProperties =>
    ({ '--at': place(first), '--size': place(dayAfter(last, 1)) - place(first) }) as CSSProperties;
  const head = place(day);
  // Sets begin late in the day.
  const gig = place(dayAfter(track.night, 1));
  return (
    <>
      <div className="track">
        <div className="track-lanes">
          <Lane label="They pay">
            {track.payments.map(({ name, amount, day: due, isAfterNight }, index) => (
              <p
                key={name}
                className="track-pay"
                data-late={isAfterNight || undefined}
                data-turned={isTurned(place(due), track.payments[index + 1], place) || undefined}
                style={at(place(due))}
              >
                <b className="num">{money(amount)}</b>
                <span className="track-what">
                  {PAYMENTS[name]}
                  {name === 'deposit' && contract.nights.length > 1 && ' of all nights'},{' '}
                  {shortDateWords(due)}
                </span>
              </p>
            ))}
            {track.payments.length === 0 && <p className="track-none small muted">Nothing in advance</p>}
          </Lane>
          {track.tiers.length > 0 && (
            <Lane label="If they cancel">
              {track.tiers.map(({ index, percent, sum, first, last }) => (
                <p key={index} className="track-clip" data-step={stepOf(percent)} style={span(first, last)}>
                  <b className="num">{money(sum)}</b>
                  <span className="track-note">
                    {percentWords(percent)}
                    {last < track.night && `, to ${shortDateWords(last)}`}
                  </span>
                </p>
              ))}
            </Lane>
          )}
          {hasClause(contract, 'artist-cancels') && (
            <Lane label="If you cancel" thin>
              <p className="track-clip own" style={span(today, track.night)}>
                <span className="track-note">A replacement, or all they paid goes back</span>
              </p>
            </Lane>
          )}
          {track.radius && (
            <Lane label="Radius" thin>
              <p className="track-clip hat" style={span(track.radius.first, track.radius.last)}>
                <span className="track-note">
                  No other show within {contract.radius.distance} {contract.radius.unit}
                </span>
              </p>
            </Lane>
          )}
          <div className="track-axis num" aria-hidden="true">
            {ticksOf(track, MOST_TICKS).map((tick) => (
              <span key={tick} className="track-tick" style={at(place(tick))}>
                {shortDateWords(tick)}
              </span>
            ))}
          </div>
          <p
            className="track-gig"
            aria-hidden="true"
            data-turned={gig > TURNS_AT || undefined}
            style={at(gig)}
          >
            <span className="track-flag num">
              {contract.times.start ? `Set ${contract.times.start}` : 'The night'}
            </span>
          </p>
          <p
            className="track-head"
            data-turned={head > TURNS_AT || undefined}
            style={at(head)}
            aria-hidden="true"
          >
            <span className="track-flag num">{shortDateWords(day)}</span>
          </p>
          <input
            type="range"
            className="track-day"
            aria-label="Day of cancelling"
            aria-valuetext={`${dayWords(day)}, ${count(daysBetween(day, track.night), 'day')} before`}
            style={span(today, track.night)}
            min={0}
            max={daysBetween(today, track.night)}
            value={daysBetween(today, day)}
            onChange={({ target }) => onDay(dayAfter(today, target.valueAsNumber))}
          />
        </div>
      </div>
      <TrackList {...props} />
    </>
  );
}

function Lane({ label, thin, children }: { label: string; thin?: boolean; children: ReactNode }) {
  return (
    <div className="track-lane" data-thin={thin} aria-hidden="true">
      <b>{label}</b>
      {children}
    </div>
  );
}
