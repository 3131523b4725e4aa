import { useState } from 'react';
import { moneyWords } from '#core/money.ts';
import { moneyOfText } from '#core/money-of-text.ts';
import { MOST_MONEY } from '#core/tools/contract-generator/contract.ts';
import { Field } from '#site/ui/Field.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';

interface MoneyFieldProps {
  /** Path of the field in the contract. */
  name: string;
  label: string;
  hideLabel?: boolean;
  hint?: string | undefined;
  /** Minor units; 0 is shown as nothing. */
  amount: number;
  currency: string;
  onChange(amount: number): void;
}

/** A sum; while what is typed is none, the contract keeps the last one and the field says why. */
export function MoneyField(props: MoneyFieldProps) {
  const { name, label, hideLabel, hint, amount, currency, onChange } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const read = (text: string): number | null => (text.trim() === '' ? 0 : moneyOfText(text, currency));
  const words = (sum: number): string => moneyWords({ amount: sum, currency }, 'column');

  function problemIn(text: string): string | null {
    const sum = read(text);
    if (sum === null) return `Write a sum such as ${words(280_000)}`;
    return sum > MOST_MONEY ? `Use ${words(MOST_MONEY)} at most` : null;
  }

  const problem = typed === null ? null : problemIn(typed);
  const isShown = typed !== null && (problem !== null || read(typed) === amount);
  return (
    <Field label={label} error={problem} {...(hideLabel && { hideLabel })} {...(hint && { hint })}>
      <TextInput
        name={name}
        className="num"
        inputMode="decimal"
        autoComplete="off"
        placeholder={words(0)}
        value={isShown ? typed : amount > 0 ? words(amount) : ''}
        onChange={({ target }) => {
          setTyped(target.value);
          if (problemIn(target.value) === null) onChange(read(target.value) ?? 0);
        }}
        onBlur={() => problem === null && setTyped(null)}
      />
    </Field>
  );
}
