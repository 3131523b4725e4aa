import { useState } from 'react';
import { Field } from '#site/ui/Field.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { moneyText, readMoney } from './money-text.ts';

interface MoneyInputProps {
  label: string;
  hideLabel?: boolean;
  name?: string;
  hint?: string | undefined;
  /** As it was typed; `readMoney` reads it. */
  value: string;
  currency: string;
  /** Why a form refused it. */
  error?: string | null;
  onChange(value: string): void;
}

/** A sum, typed as people write it. Once the field is left it shows what was read, or why it can't be. */
export function MoneyInput(props: MoneyInputProps) {
  const { label, hideLabel, name, hint, value, currency, error, onChange } = props;
  const [problem, setProblem] = useState<string | null>(null);

  function settle(): void {
    const read = readMoney(value, currency);
    setProblem(read.problem ?? null);
    if (read.problem === undefined && read.sum !== null) onChange(moneyText(read.sum, currency));
  }

  return (
    <Field label={label} error={error ?? problem} {...(hideLabel && { hideLabel })} {...(hint && { hint })}>
      <TextInput
        className="num"
        inputMode="decimal"
        autoComplete="off"
        name={name}
        value={value}
        placeholder={moneyText(0, currency)}
        onChange={({ target }) => {
          setProblem(null);
          onChange(target.value);
        }}
        onBlur={settle}
      />
    </Field>
  );
}
