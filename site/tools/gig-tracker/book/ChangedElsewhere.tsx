import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { ConflictSides } from '../parts/ConflictSides.tsx';
import { type BookField, fieldWords, labelsWords } from './book-fields.ts';
import type { Clash } from './book-values.ts';
import { $names } from './names.store.ts';
import './changed-elsewhere.css';

interface ChangedElsewhereProps {
  clashes: readonly Clash[];
  /** Fields that were changed elsewhere alone, and are shown as they are there. */
  others: readonly BookField[];
  onChoose(clash: Clash, side: 'mine' | 'stored'): void;
}

/** What was changed in another tab since a form was opened; of what was typed here too, one side is chosen. */
export function ChangedElsewhere({ clashes, others, onChoose }: ChangedElsewhereProps) {
  const names = useStore($names);
  const box = useRef<HTMLElement>(null);
  const isOpen = clashes.length > 0;
  // An answered one takes the focus with it.
  useEffect(() => {
    if (clashes.length > 0 && !box.current?.contains(document.activeElement))
      box.current?.querySelector('button')?.focus();
  }, [clashes.length]);
  if (!isOpen && others.length === 0) return null;
  const words = (field: BookField, value: unknown): string =>
    names[String(value)] ?? (fieldWords(field, value) || 'Empty');
  return (
    <section ref={box} className="changed-elsewhere" aria-label="Changed in another tab">
      <p className="small">
        <b>Changed elsewhere.</b>{' '}
        {isOpen ? 'You changed the same here. Choose what to keep, then save.' : 'Save to keep your choice.'}
        {others.length > 0 && ` Also changed there: ${labelsWords(others)}.`}
      </p>
      {isOpen && (
        <ul className="conflict-list">
          {clashes.map((clash) => (
            <ConflictSides
              key={clash.field.name}
              title={clash.field.label}
              mine={words(clash.field, clash.mine)}
              stored={words(clash.field, clash.stored)}
              onChoose={(side) => onChoose(clash, side)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
