import { type Lint, READY_SCORE } from '#core/tools/press-kit/lint-kit.ts';
import { SECTIONS } from '#core/tools/press-kit/sections.ts';
import './score.css';

const SEGMENTS = 25;
const SHOWN_FIXES = 4;

const verdict = ({ isReady, score, findings }: Lint): { title: string; text: string } => {
  const [first] = findings;
  if (!first) return { title: 'Nothing is missing.', text: 'A booker finds everything.' };
  if (isReady) return { title: 'Ready to send.', text: 'The rest makes it better.' };
  return { title: score >= 60 ? 'Almost ready.' : 'Not ready yet.', text: `${first.fix}.` };
};

/** What the kit is worth to a booker, and what would make it better, the dearest first. */
export function ScoreStrip({ lint }: { lint: Lint }) {
  const { score, findings } = lint;
  const { title, text } = verdict(lint);
  const lit = Math.round((score / 100) * SEGMENTS);
  return (
    <section className="panel score" aria-label="Kit score">
      <div className="score-sum">
        <span className="label muted">Kit score</span>
        <p className="score-number">
          <b className="num" data-testid="score">
            {score}
          </b>{' '}
          <span className="num muted">of 100</span>
        </p>
        <div className="score-meter">
          {/* biome-ignore lint/a11y/useSemanticElements: a meter element cannot be drawn in segments in every browser */}
          <div
            className="score-bar"
            role="meter"
            aria-label="Kit score"
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={score}
          >
            {Array.from({ length: SEGMENTS }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lamps in a row, each is its place
              <i key={index} data-lit={index < lit || undefined} />
            ))}
            <span className="score-ready" style={{ left: `${READY_SCORE}%` }} />
          </div>
          <span className="micro num muted">Ready at {READY_SCORE}</span>
        </div>
        <p className="small" role="status">
          <b>{title}</b> <span className="muted">{text}</span>
        </p>
      </div>
      {findings.slice(0, SHOWN_FIXES).map(({ id, section, worth, fix }) => (
        <a key={id} className="score-fix" href={`#${section}`}>
          <b className="num">+{worth}</b>
          <span>{fix}</span>
          <em className="muted">{SECTIONS[section].name}</em>
        </a>
      ))}
    </section>
  );
}
