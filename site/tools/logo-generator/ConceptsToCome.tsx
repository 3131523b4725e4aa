import { CueChip } from '#site/ui/CueChip.tsx';
import { EmptyState } from '#site/ui/EmptyState.tsx';
import { Runs } from '#site/ui/Runs.tsx';

/** The numbers of the twelve. */
export const NUMBERS = Array.from({ length: 12 }, (_, index) => index + 1);

/** The column of a concept where three stand in a row, for the light that goes over them. */
export const columnOf = (number: number): string => `column-${((number - 1) % 3) + 1}`;

/** Before anything is drawn: the twelve pads, and on a phone a sentence, to save the way. */
export function ConceptsToCome() {
  return (
    <>
      <div className="studio-head">
        <h2 className="h3">Your twelve concepts appear here</h2>
      </div>
      <div className="to-come">
        <EmptyState text="Type a name to see the first of them as you type." />
        <Cells />
      </div>
    </>
  );
}

/** The twelve pads while they are drawn or opened, at the size that they will have. */
export function ConceptsUnderWay({ words }: { words: string }) {
  return (
    <>
      <div className="studio-head">
        <h2 className="h3">Twelve concepts</h2>
        <span className="studio-fact">
          {words}
          <Runs />
        </span>
      </div>
      <div className="under-way" data-testid="concepts-under-way">
        <Cells />
      </div>
    </>
  );
}

function Cells() {
  return (
    <div className="concepts" aria-hidden="true">
      {NUMBERS.map((number) => (
        <span key={number} className={`concept ${columnOf(number)}`}>
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
