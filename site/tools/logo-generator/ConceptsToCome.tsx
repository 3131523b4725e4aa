import { CueChip } from '#site/ui/CueChip.tsx';
import { EmptyState } from '#site/ui/EmptyState.tsx';

const NUMBERS = Array.from({ length: 12 }, (_, index) => index + 1);

/** The twelve pads before anything is drawn; on a phone a sentence, to save the way. */
export function ConceptsToCome() {
  return (
    <div className="to-come">
      <EmptyState text="Each a true vector, built another way. Press one to see it large." />
      <Cells />
    </div>
  );
}

/** The twelve pads while they are drawn or opened, at the size that they will have. */
export function ConceptsUnderWay() {
  return (
    <div className="under-way" data-testid="concepts-under-way">
      <Cells />
    </div>
  );
}

function Cells() {
  return (
    <div className="concepts" aria-hidden="true">
      {NUMBERS.map((number) => (
        <span key={number} className={`concept column-${((number - 1) % 3) + 1}`}>
          <span className="concept-picture" />
          <span className="concept-label">
            <CueChip>{number}</CueChip>
            <i className="skel" />
          </span>
        </span>
      ))}
    </div>
  );
}
