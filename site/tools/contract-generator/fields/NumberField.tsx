import { useState } from 'react';
import { Field } from '#site/ui/Field.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';

interface NumberFieldProps {
  /** Path of the field in the contract. */
  name: string;
  label: string;
  hideLabel?: boolean;
  hint?: string | undefined;
  value: number;
  onChange(value: number): void;
  least?: number;
  most: number;
  /** Decimals that may be typed. */
  decimals?: number;
  unit?: string;
  /** Why a number of that range can't be used here, or null. */
  refuse?: (value: number) => string | null;
}

const numberOf = (typed: string): number => Number(typed.trim().replace(',', '.') || 'NaN');

/** A number; while what is typed is none, the contract keeps the last one and the field says why. */
export function NumberField(props: NumberFieldProps) {
  const {
    name,
    label,
    hideLabel,
    hint,
    value,
    onChange,
    least = 0,
    most,
    decimals = 0,
    unit,
    refuse,
  } = props;
  const [typed, setTyped] = useState<string | null>(null);

  function problemIn(text: string): string | null {
    const number = numberOf(text);
    if (Number.isNaN(number)) return 'Write a number';
    if (number < least || number > most) return `From ${least} to ${most.toLocaleString('en')}`;
    const rest = Math.abs(number * 10 ** decimals - Math.round(number * 10 ** decimals));
    if (rest > 1e-6) return decimals === 0 ? 'Write a whole number' : `Use ${decimals} decimals at most`;
    return refuse?.(number) ?? null;
  }

  const problem = typed === null ? null : problemIn(typed);
  const isShown = typed !== null && (problem !== null || numberOf(typed) === value);
  return (
    <Field label={label} error={problem} {...(hideLabel && { hideLabel })} {...(hint && { hint })}>
      <TextInput
        name={name}
        className="num"
        inputMode={decimals > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        value={isShown ? typed : String(value)}
        onChange={({ target }) => {
          setTyped(target.value);
          if (problemIn(target.value) === null) onChange(numberOf(target.value));
        }}
        onBlur={() => problem === null && setTyped(null)}
        {...(unit && { unit })}
      />
    </Field>
  );
}
