import type { ReactNode } from 'react';
import { CATALOGUE } from '#core/catalogue.ts';
import { type ActivityLevel, activityLevel, type Stats } from '#core/stats.ts';
import { $stats } from '#site/lib/account-data.store.ts';
import { useQuery } from '#site/lib/use-query.ts';
import { cx } from '#site/ui/cx.ts';
import { Panel, type PanelState } from '#site/ui/Panel.tsx';
import './analytics.css';
import { WeekBars } from './WeekBars.tsx';

/** Three rows are as high as the figures, the bars and the level. */
const ROW_PX = 80;

/** What the account did so far, in numbers. spec §2, §4 */
export function AnalyticsPanel() {
  const stats = useQuery($stats);
  return (
    <Panel
      title="Analytics"
      className="analytics"
      state={panelState(stats)}
      aside={<span className="small muted">Last 8 weeks</span>}
    >
      {stats.state === 'ready' && <Figures stats={stats.data} />}
    </Panel>
  );
}

function panelState(stats: ReturnType<typeof useQuery<'stats'>>): PanelState {
  if (stats.state === 'ready') return { kind: 'ready' };
  if (stats.state === 'waiting') return { kind: 'loading', rows: 3, rowHeight: ROW_PX };
  return {
    kind: 'error',
    title: 'Analytics Unavailable',
    reason: 'We could not load your numbers. Nothing of yours is lost.',
    onRetry: stats.retry,
  };
}

function Figures({ stats }: { stats: Stats }) {
  return (
    <>
      <dl className="figures">
        <Figure name="creations">{stats.totalGenerationsCount}</Figure>
        <Figure name="tools used">
          {stats.toolsUsed.length}
          <small>/{CATALOGUE.length}</small>
        </Figure>
        <Figure name="profile views">{stats.profileViews}</Figure>
      </dl>
      <WeekBars weeks={stats.weeks} />
      <Level level={activityLevel(stats.totalGenerationsCount)} />
    </>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="small muted">{name}</dt>
      <dd className="num">{children}</dd>
    </div>
  );
}

const LEVEL_WORDS: Record<ActivityLevel, string> = { low: 'Low', medium: 'Medium', high: 'High' };
const RUNS = 12;
const LIT: Record<ActivityLevel, number> = { low: 4, medium: 8, high: 12 };

function Level({ level }: { level: ActivityLevel }) {
  return (
    <p className="level small">
      <span className="muted">Activity level</span> <b>{LEVEL_WORDS[level]}</b>
      <span className="meter" aria-hidden="true">
        {Array.from({ length: RUNS }, (_, run) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a run of the meter is its place
          <i key={run} className={cx(run < LIT[level] && 't')} />
        ))}
      </span>
    </p>
  );
}
