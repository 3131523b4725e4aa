import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import type { EnvelopeView } from '#core/signing/envelope-view-schema.ts';
import { StateLabel } from '#site/ui/StateLabel.tsx';
import { usePresentable } from '../../studio.ts';
import { Comments } from '../Comments.tsx';
import { EnvelopeStatus } from '../EnvelopeStatus.tsx';
import { OutActions } from '../OutActions.tsx';
import { RecordedEntries } from '../RecordedEntries.tsx';
import { SignedLinks } from '../SignedLinks.tsx';
import { addendumOutcome } from '../signing-words.ts';

interface AddendumEntryProps {
  generationId: string;
  envelope: EnvelopeView;
  name: string;
  /** What can be done with one that is over, beside its line. */
  children?: ReactNode;
}

/** An addendum: what can be done with it while it is out, or a line that unfolds once it is not. */
export function AddendumEntry({ generationId, envelope, name, children }: AddendumEntryProps) {
  const place = usePresentable();
  const { id, version, status, addendum, isSealed } = envelope;
  const isOut = status === 'out';
  const said = (
    <div className="addendum-body">
      <ol className="addendum-text">
        {[...(addendum?.paragraphs.entries() ?? [])].map(([index, paragraph]) => (
          <li key={index} dir="auto">
            {paragraph}
          </li>
        ))}
      </ol>
      {/* That the page is old is said once, above. */}
      <EnvelopeStatus envelope={envelope} isStale={false} />
      {isOut && <OutActions {...{ generationId, envelope }} />}
      <Comments {...{ generationId, envelope }} />
      <RecordedEntries entries={envelope.entries} />
    </div>
  );
  if (isOut)
    return (
      <li className="addendum">
        <h4>{name}</h4>
        {said}
      </li>
    );
  const { state, text } = addendumOutcome(envelope, place);
  return (
    <li className="addendum">
      <details className="addendum-fold">
        <summary>
          <span>
            <b>{name}</b>
            <StateLabel state={state}>{text}</StateLabel>
          </span>
          <ChevronDown className="i i16" aria-hidden="true" />
        </summary>
        {said}
      </details>
      <div className="addendum-aside">
        {status === 'completed' && <SignedLinks {...{ id, version, isSealed }} of={name} />}
        {children}
      </div>
    </li>
  );
}
