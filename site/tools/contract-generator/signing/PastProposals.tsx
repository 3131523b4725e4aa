import ChevronDown from 'lucide-react/icons/chevron-down';
import type { EnvelopeView } from '#core/signing/envelope-view-schema.ts';
import { momentWords } from '#site/lib/moment-words.ts';
import { CueChip } from '#site/ui/CueChip.tsx';
import { StateLabel } from '#site/ui/StateLabel.tsx';
import { outcomeWords, pastProposals, pastWords } from './proposal-words.ts';
import './proposals.css';

/** What became of changes that the client proposed, in all versions. */
export function PastProposals({ envelope }: { envelope: EnvelopeView }) {
  const past = pastProposals(envelope);
  if (past.length === 0) return null;
  return (
    <details className="signing-record proposals-past">
      <summary className="small">
        {pastWords(past)}
        <ChevronDown className="i i16" aria-hidden="true" />
      </summary>
      <ol className="small">
        {past.map((proposal) => {
          const { seq, version, clause, title, after, outcome, at } = proposal;
          const { state, text } = outcomeWords(proposal);
          return (
            <li key={seq}>
              <CueChip>{clause}</CueChip>
              <span>
                <b dir="auto">{title}</b>
                <StateLabel state={state}>{text}</StateLabel>
                {outcome?.words && (
                  <span className="muted" dir="auto">
                    {outcome.words}
                  </span>
                )}
                <span className="muted num">
                  {[
                    after === null ? 'To strike it' : 'To reword it',
                    `Version ${version}`,
                    momentWords(outcome?.at ?? at, new Date()),
                  ].join(' · ')}
                </span>
              </span>
            </li>
          );
        })}
      </ol>
    </details>
  );
}
