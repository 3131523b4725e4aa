import { type KeyboardEvent, useState } from 'react';
import { Field } from '#site/ui/Field.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { numberOf } from './number-of.ts';

interface NumberFieldProps {
  label: string;
  unit?: string;
  value: number | null;
  min: number;
  max: number;
  /** What an arrow key adds. */
  step: number;
  /** What no number means; without it a number is needed. */
  empty?: string;
  onChange: (value: number) => void;
  onEmpty?: () => void;
}

/** A number that is typed, or stepped with the arrow keys. While it is none, it says why and nothing changes. */
export function NumberField(props: NumberFieldProps) {
  const { label, unit, value, min, max, step, empty, onChange, onEmpty } = props;
  const [typing, setTyping] = useState<string | null>(null);
  const read = typing === null ? null : numberOf(typing, { min, max });
  const isEmpty = typing?.trim() === '' && empty !== undefined;
  const error = read !== null && !isEmpty && 'problem' in read ? read.problem : null;

  function type(text: string) {
    setTyping(text);
    const next = numberOf(text, { min, max });
    if (text.trim() === '' && empty !== undefined) onEmpty?.();
    else if ('number' in next) onChange(next.number);
  }

  function stepOn(event: KeyboardEvent) {
    const by = event.key === 'ArrowUp' ? step : event.key === 'ArrowDown' ? -step : 0;
    if (by === 0) return;
    event.preventDefault();
    setTyping(null);
    const next = Math.round(((value ?? 0) + by) * 1e6) / 1e6;
    onChange(Math.min(Math.max(next, min), max));
  }

  return (
    <Field label={label} error={error}>
      <TextInput
        className="num"
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        {...(unit && { unit })}
        placeholder={empty}
        value={typing ?? (value === null ? '' : String(value))}
        onChange={(event) => type(event.target.value)}
        onKeyDown={stepOn}
        onBlur={() => setTyping(null)}
      />
    </Field>
  );
}
