import type { LoudnessProfileId } from '#core/tools/voice-tag/loudness-profiles.ts';
import type { LoudnessReport } from '#core/tools/voice-tag/report.ts';
import { EmptyState } from '#site/ui/EmptyState.tsx';
import { StateLabel } from '#site/ui/StateLabel.tsx';
import { CopyReport } from './CopyReport.tsx';
import { LevelRow } from './LevelRow.tsx';
import { level, secondsWords, signed, tookWords } from './level-words.ts';
import { MEASURED, type Measured } from './report-text.ts';
import { SCALE, TICKS } from './scale.ts';
import { verdictOf } from './verdict.ts';
import './report.css';

interface ReportPanelProps {
  /** Null before anything was rendered. */
  report: LoudnessReport | null;
  profile: LoudnessProfileId;
  /** Time that the render took, where it was made here. */
  madeInMs?: number | undefined;
  /** A finished file says no more how long it took. */
  from?: Measured;
}

/** What was measured on a drop, and what it means where it will be played. */
export function ReportPanel({ report, profile, madeInMs, ...rest }: ReportPanelProps) {
  const { from = madeInMs === undefined ? 'file' : 'preview' } = rest;
  const verdict = report && verdictOf(report, profile);
  return (
    <section className="panel report" data-state={report ? 'ready' : 'empty'} aria-label="Loudness report">
      <header className="panel-h">
        <h2>Loudness report</h2>
        {verdict && <StateLabel state={verdict.state}>{verdict.short}</StateLabel>}
      </header>
      {report ? (
        <>
          {verdict?.long && <p className="report-why small">{verdict.long}</p>}
          <Levels report={report} />
          <Facts report={report} madeInMs={madeInMs} />
          <footer className="report-foot">
            <p className="small muted">{MEASURED[from]}, by ITU-R BS.1770-4.</p>
            <CopyReport report={report} profile={profile} from={from} madeInMs={madeInMs} />
          </footer>
        </>
      ) : (
        <EmptyState text="Loudness, true peak, range and mono fold of a drop. Render a preview to see them: it is free." />
      )}
    </section>
  );
}

function Levels({ report }: { report: LoudnessReport }) {
  const { target, ceiling, measuredBy } = report;
  const isShort = measuredBy === 'momentary';
  const aim = { at: target, words: `Target ${signed(target)}` };
  return (
    <div className="report-levels">
      {!isShort && <LevelRow label="Integrated" value={report.integrated} unit="LUFS" mark={aim} />}
      {/* Too short for one 400 ms block after another: the loudest moment counts. */}
      {isShort && <LevelRow label="Momentary max" value={report.momentaryMax} unit="LUFS" mark={aim} />}
      <LevelRow
        label="True peak"
        value={report.truePeak}
        unit="dBTP"
        mark={{ at: ceiling, words: `Ceiling ${signed(ceiling)}` }}
        peaks={{ mid: -9, clip: ceiling }}
      />
      {report.shortTermMax !== null ? (
        <LevelRow label="Short-term max" value={report.shortTermMax} unit="LUFS" />
      ) : (
        !isShort && <LevelRow label="Momentary max" value={report.momentaryMax} unit="LUFS" />
      )}
      <div className="report-scale num" aria-hidden="true">
        {TICKS.map((tick) => (
          <span key={tick} style={{ left: `${((tick - SCALE.from) / (SCALE.to - SCALE.from)) * 100}%` }}>
            {signed(tick)}
          </span>
        ))}
      </div>
    </div>
  );
}

function Facts({ report, madeInMs }: { report: LoudnessReport; madeInMs: number | undefined }) {
  const facts = [
    ['Length', secondsWords(report.seconds)],
    ['Range', report.range === null ? '– under 3 s' : `${level(report.range)} LU`],
    ['Mono fold', `${level(report.monoFold)} dB`],
    ['Noise floor', `${level(report.noiseFloor, 0)} dB`],
    ...(madeInMs === undefined ? [] : [['Rendered in', tookWords(madeInMs)] as const]),
  ] as const;
  return (
    <dl className="report-facts num">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
