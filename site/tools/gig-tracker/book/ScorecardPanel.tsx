import type { Scorecard } from '#core/gigs/book-schema.ts';
import { scoreFigures } from '#core/gigs/score-words.ts';
import { Panel } from '#site/ui/Panel.tsx';
import './scorecard.css';

/** How it went with a client or at a venue, in figures that say what they count. */
export function ScorecardPanel({ score }: { score: Scorecard }) {
  return (
    <Panel title="Scorecard" aside={<span className="muted">From your own gigs</span>}>
      <dl className="scorecard">
        {scoreFigures(score).map(({ id, name, values, words }) => (
          <div key={id} data-score={id}>
            <dt className="small">{name}</dt>
            <dd className="scorecard-figures">
              {values.length === 0 ? (
                <span className="muted">Not enough yet</span>
              ) : (
                values.map((value) => (
                  <b key={value} className="num">
                    {value}
                  </b>
                ))
              )}
            </dd>
            <dd className="scorecard-words muted">{words}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
