import { type KeyboardEvent, useRef } from 'react';
import { columnsOf, gridStep } from '#site/ui/grid-keys.ts';
import { ConceptCell } from './ConceptCell.tsx';
import type { ShownConcept } from './concepts-of.ts';
import { pressStar } from './favourites.ts';
import { type Digit, numberStep } from './number-keys.ts';
import type { OpenLogo } from './use-open-logo.ts';

interface ConceptGridProps {
  open: OpenLogo;
  /** Those in sight: all, or the favourites. */
  shown: readonly ShownConcept[];
  /** A concept was pressed, not merely passed with the arrow keys. */
  onPress: () => void;
  onCompare: () => void;
}

/**
 * The twelve, one of them selected. Arrow keys and numbers move the selection, as on the pads of a deck; F is the star,
 * C sets it beside the one selected before.
 */
export function ConceptGrid({ open, shown, onPress, onCompare }: ConceptGridProps) {
  const { logo, concepts, kept, selected, select } = open;
  const grid = useRef<HTMLDivElement>(null);
  const lastDigit = useRef<Digit | null>(null);
  const stop = shown.find(({ id }) => id === selected.id) ?? shown[0];

  function press(event: KeyboardEvent, at: number) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const concept = shown[at];
    if (event.key.toLowerCase() === 'f' && concept) {
      event.preventDefault();
      void pressStar(logo, concept);
    } else if (event.key.toLowerCase() === 'c') {
      event.preventDefault();
      onCompare();
    } else move(event, at);
  }

  function move(event: KeyboardEvent, at: number) {
    const cells = [...(grid.current?.querySelectorAll<HTMLElement>('.concept') ?? [])];
    const columns = columnsOf(cells.map((cell) => cell.getBoundingClientRect().top));
    const digit = { key: event.key, at: event.timeStamp };
    const numbered = numberStep(digit, lastDigit.current, concepts.length);
    lastDigit.current = /^\d$/.test(digit.key) ? digit : null;
    const step = gridStep(event.key, at, cells.length, columns);
    const concept = step === null ? (numbered === null ? undefined : concepts[numbered]) : shown[step];
    const to = shown.findIndex(({ id }) => id === concept?.id);
    if (!concept || to === -1) return;
    event.preventDefault();
    cells[to]?.focus();
    select(concept.id);
  }

  return (
    <div
      ref={grid}
      className={shown.length < concepts.length ? 'concepts some' : 'concepts'}
      role="radiogroup"
      aria-label="Twelve concepts"
    >
      {shown.map((concept, index) => (
        <ConceptCell
          key={concept.id}
          concept={concept}
          isSelected={concept.id === selected.id}
          isKept={concept.id === kept}
          isStop={concept.id === stop?.id}
          onPress={() => {
            select(concept.id);
            onPress();
          }}
          onKeyDown={(event) => press(event, index)}
          onStar={() => void pressStar(logo, concept)}
        />
      ))}
    </div>
  );
}
