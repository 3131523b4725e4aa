import type { CSSProperties } from 'react';
import { TRIAL_NOTICE_DAYS } from '#core/plans.ts';
import { CueChip } from '#site/ui/CueChip.tsx';
import { planDays } from './plan-days.ts';
import './trial-ruler.css';

const DAY_MS = 24 * 60 * 60 * 1000;

interface TrialRulerProps {
  startedAt: string;
  endsAt: string;
  now: Date;
}

/** The trial from its start to its end, with the day on which its end is announced, and now. */
export function TrialRuler({ startedAt, endsAt, now }: TrialRulerProps) {
  const days = planDays(now);
  const start = Date.parse(startedAt);
  const end = Date.parse(endsAt);
  const noticeAt = new Date(end - TRIAL_NOTICE_DAYS * DAY_MS).toISOString();
  const share = (ms: number) => Math.min(1, Math.max(0, (ms - start) / (end - start)));
  const marks = [
    { name: 'Started', at: startedAt },
    { name: 'We write to you', at: noticeAt },
    { name: 'Ends', at: endsAt },
  ];
  const place = (ms: number) => ({ '--at': share(ms) }) as CSSProperties;
  return (
    <div className="trial-ruler" style={place(now.getTime())}>
      <i aria-hidden="true" />
      <ol>
        {marks.map(({ name, at }, index) => (
          <li key={name} style={place(Date.parse(at))}>
            <CueChip>{index + 1}</CueChip>
            <span>
              <b>{name}</b> <span className="num muted">{days.day(at)}</span>
            </span>
          </li>
        ))}
      </ol>
      <u aria-hidden="true">
        <span>Now</span>
      </u>
    </div>
  );
}
