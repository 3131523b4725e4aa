import { Field } from '#site/ui/Field.tsx';
import { Select } from '#site/ui/Select.tsx';

interface ChoiceFieldProps<Id extends string> {
  /** Path of the field in the contract. */
  name: string;
  label: string;
  hideLabel?: boolean;
  hint?: string | undefined;
  /** What may be chosen, each with its words. */
  words: Readonly<Record<Id, string>>;
  value: Id;
  onChange(value: Id): void;
}

/** One of several. */
export function ChoiceField<Id extends string>(props: ChoiceFieldProps<Id>) {
  const { name, label, hideLabel, hint, words, value, onChange } = props;
  const options = (Object.keys(words) as Id[]).map((id) => ({ value: id, label: words[id] }));
  return (
    <Field label={label} {...(hideLabel && { hideLabel })} {...(hint && { hint })}>
      <Select name={name} value={value} options={options} onChange={onChange} />
    </Field>
  );
}
