import Bookmark from 'lucide-react/icons/bookmark';
import { type KeyboardEvent, useRef } from 'react';
import { CueChip } from '#site/ui/CueChip.tsx';
import { columnsOf, gridStep } from '#site/ui/grid-keys.ts';
import { ConceptPicture } from './ConceptPicture.tsx';
import { type Digit, numberStep } from './number-keys.ts';
import type { OpenLogo } from './use-open-logo.ts';

interface ConceptGridProps {
  open: OpenLogo;
  /** A concept was pressed, not merely passed with the arrow keys. */
  onPress: () => void;
}

/** The twelve, one of them selected. Arrow keys and numbers move the selection, as on the pads of a deck. */
export function ConceptGrid({ open, onPress }: ConceptGridProps) {
  const { concepts, kept, select } = open;
  const selected = open.selected.id;
  const grid = useRef<HTMLDivElement>(null);
  const lastDigit = useRef<Digit | null>(null);

  function move(event: KeyboardEvent<HTMLButtonElement>, at: number) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const cells = [...(grid.current?.querySelectorAll<HTMLButtonElement>('.concept') ?? [])];
    const columns = columnsOf(cells.map(({ offsetTop }) => offsetTop));
    const digit = { key: event.key, at: event.timeStamp };
    const to =
      gridStep(event.key, at, cells.length, columns) ?? numberStep(digit, lastDigit.current, cells.length);
    lastDigit.current = /^\d$/.test(digit.key) ? digit : null;
    const concept = to === null ? undefined : concepts[to];
    if (to === null || !concept) return;
    event.preventDefault();
    cells[to]?.focus();
    select(concept.id);
  }

  return (
    <div ref={grid} className="concepts" role="radiogroup" aria-label="Twelve concepts">
      {concepts.map((concept, index) => (
        <button
          key={concept.id}
          type="button"
          {...chosen(concept.id === selected)}
          tabIndex={concept.id === selected ? 0 : -1}
          className="concept"
          onClick={() => {
            select(concept.id);
            onPress();
          }}
          onKeyDown={(event) => move(event, index)}
        >
          <ConceptPicture url={concept.file.url} />
          <span className="concept-label">
            <CueChip on={concept.id === selected}>{concept.number}</CueChip>
            {concept.label}
            {concept.id === kept && (
              <>
                <Bookmark className="i i16 kept" aria-hidden="true" />
                <span className="sr">, kept</span>
              </>
            )}
          </span>
        </button>
      ))}
    </div>
  );
}

/** One of a group, as assistive technology is told. */
const chosen = (isChosen: boolean) => ({ role: 'radio', 'aria-checked': isChosen });
