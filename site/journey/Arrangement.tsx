import type { CSSProperties } from 'react';
import type { Journey, Milestone } from '#core/journey.ts';
import { BeatRule } from '#site/ui/BeatRule.tsx';
import { type MilestoneState, milestoneState, STATE_WORDS } from './milestone-state.ts';

interface ArrangementProps {
  journey: Journey;
  next: Milestone | undefined;
  isKnown: boolean;
}

/** The stages as lanes, the milestones as clips in the order in which they are worth reaching. A clip leads to its row. */
export function Arrangement({ journey: { stages, milestones }, next, isKnown }: ArrangementProps) {
  const place = (milestone: Milestone) => milestones.findIndex(({ key }) => key === milestone.key);
  const columns = { '--bars': milestones.length } as CSSProperties;
  return (
    <nav className="panel arrangement" aria-label="Stages" style={columns}>
      {stages.map((stage) => (
        <div className="lane" key={stage.key}>
          <p>
            <b>{stage.title}</b>
            <span className="small muted num">{isKnown ? reachedOf(stage.milestones) : '\u00a0'}</span>
          </p>
          <ul>
            {stage.milestones.map((milestone) => (
              <Clip
                key={milestone.key}
                milestone={milestone}
                place={place(milestone)}
                state={isKnown ? milestoneState(milestone, next) : 'unknown'}
              />
            ))}
          </ul>
        </div>
      ))}
      <BeatRule
        className="arrangement-rule"
        {...marker(isKnown && next ? place(next) : -1, milestones.length)}
      />
    </nav>
  );
}

const reachedOf = (milestones: readonly Milestone[]) =>
  `${milestones.filter(({ completed }) => completed).length} of ${milestones.length}`;

const marker = (place: number, bars: number) => (place < 0 ? {} : { at: place / bars });

interface ClipProps {
  milestone: Milestone;
  /** Its bar, from 0. */
  place: number;
  state: MilestoneState;
}

function Clip({ milestone: { key, title }, place, state }: ClipProps) {
  return (
    <li style={{ gridColumn: place + 1 }}>
      <a className="clip" data-state={state} href={`#${key}`}>
        <span className="cue" aria-hidden="true">
          {place + 1}
        </span>
        <span className="clip-title">{title}</span>
        <span className="sr">, {STATE_WORDS[state]}</span>
      </a>
    </li>
  );
}
