import { MOST_MONEY } from '#core/gigs/booking.ts';
import { moneyWords } from '#core/money.ts';
import { moneyOfText } from '#core/number-of-text.ts';

import { Field } from '#site/ui/Field.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { type Read, useTyped } from './use-typed.ts';

interface MoneyFieldProps {
  /** Path of the field in the contract. */
  name?: string;
  label: string;
  hideLabel?: boolean;
  hint?: string | undefined;
  /** Minor units; 0 is shown as nothing. */
  amount: number;
  currency: string;
  onChange(amount: number): void;
}

/** What an example of a sum is, in units. */
const EXAMPLE = '2800';

/** A sum. */
export function MoneyField(props: MoneyFieldProps) {
  const { name, label, hideLabel, hint, amount, currency, onChange } = props;
  const words = (sum: number): string => moneyWords({ amount: sum, currency }, 'column');

  function read(typed: string): Read<number> {
    const sum = typed.trim() === '' ? 0 : moneyOfText(typed, currency);
    if (sum === null) return { problem: `Write a sum such as ${words(moneyOfText(EXAMPLE, currency) ?? 0)}` };
    return sum > MOST_MONEY ? { problem: `Use ${words(MOST_MONEY)} at most` } : { value: sum };
  }

  const { problem, input } = useTyped({
    ...{ label, name, value: amount, read, onChange },
    words: (sum) => (sum > 0 ? words(sum) : ''),
  });
  return (
    <Field label={label} error={problem} {...(hideLabel && { hideLabel })} {...(hint && { hint })}>
      <TextInput {...input} className="num" inputMode="decimal" placeholder={words(0)} />
    </Field>
  );
}
