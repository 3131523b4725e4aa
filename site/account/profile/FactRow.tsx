import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Trash from 'lucide-react/icons/trash';
import { type HTMLAttributes, type KeyboardEvent, useEffect, useRef } from 'react';
import { LONGEST } from '#core/profile.ts';
import { Button } from '#site/ui/Button.tsx';
import { Field } from '#site/ui/Field.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';

interface FactRowProps {
  text: string;
  /** From 0. */
  place: number;
  count: number;
  error: string | null;
  takesFocus: boolean;
  isDragged: boolean;
  onText: (text: string) => void;
  /** One up is -1. */
  onMove: (by: -1 | 1) => void;
  onEnter: () => void;
  onRemove: () => void;
  handle: HTMLAttributes<HTMLElement>;
}

/** A fact that is edited where it stands. Alt with an arrow key moves it, Enter begins the next. */
export function FactRow(props: FactRowProps) {
  const { text, place, count, takesFocus, onMove } = props;
  const input = useRef<HTMLInputElement>(null);
  const name = `fact ${place + 1}`;

  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);

  function onKey(event: KeyboardEvent): void {
    const by = event.altKey ? ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key] : undefined;
    if (by === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (by !== undefined) onMove(by);
    else if (text.trim() !== '') props.onEnter();
  }

  return (
    <li className="fact-row" data-dragged={props.isDragged || undefined}>
      {/* By keyboard the buttons and Alt with an arrow do the same. */}
      <span className="fact-grip" {...props.handle} aria-hidden="true">
        <GripVertical className="i" />
      </span>
      <Field label={`Fact ${place + 1}`} hideLabel error={props.error}>
        <TextInput
          ref={input}
          name="fact"
          autoComplete="off"
          maxLength={LONGEST.fact}
          placeholder="Resident at Tresor since 2024"
          value={text}
          onChange={({ target }) => props.onText(target.value)}
          onKeyDown={onKey}
        />
      </Field>
      <div className="fact-ways">
        <Button
          size="sm"
          variant="quiet"
          icon={ArrowUp}
          iconOnly
          disabled={place === 0}
          onClick={() => onMove(-1)}
        >
          {`Move ${name} up`}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          icon={ArrowDown}
          iconOnly
          disabled={place === count - 1}
          onClick={() => onMove(1)}
        >
          {`Move ${name} down`}
        </Button>
        <Button size="sm" variant="quiet" icon={Trash} iconOnly onClick={props.onRemove}>
          {`Remove ${name}`}
        </Button>
      </div>
    </li>
  );
}
