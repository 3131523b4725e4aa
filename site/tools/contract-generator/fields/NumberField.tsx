import { numberOfText } from '#core/number-of-text.ts';
import { Field } from '#site/ui/Field.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { type Read, useTyped } from './use-typed.ts';

interface NumberFieldProps {
  /** Path of the field in the contract. */
  name?: string;
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

/** A number. */
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

  function read(typed: string): Read<number> {
    const number = numberOfText(typed, decimals);
    if (number === null)
      return {
        problem:
          decimals === 0 ? 'Write a whole number' : `Write a number, with ${decimals} decimals at most`,
      };
    if (number < least || number > most) return { problem: `From ${least} to ${most.toLocaleString('en')}` };
    const problem = refuse?.(number) ?? null;
    return problem === null ? { value: number } : { problem };
  }

  const { problem, input } = useTyped({ label, name, value, words: String, read, onChange });
  return (
    <Field label={label} error={problem} {...(hideLabel && { hideLabel })} {...(hint && { hint })}>
      <TextInput
        {...input}
        className="num"
        inputMode={decimals > 0 ? 'decimal' : 'numeric'}
        {...(unit && { unit })}
      />
    </Field>
  );
}
