import { type ReactNode, useId } from 'react';
import { deviceTimeZone, timeZones } from '#site/lib/time-zones.ts';
import { Field } from '#site/ui/Field.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';

interface TypedField {
  name: string;
  label: ReactNode;
  value: string;
  error?: string | null;
  hint?: string;
  required?: boolean;
  hideLabel?: boolean;
  onChange(value: string): void;
}

/** What gigs may be: from 2000 to 2089. */
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2089-12-31';

/** A day, ISO. */
export function DayField({ name, value, onChange, ...field }: TypedField) {
  return (
    <Field {...field}>
      <TextInput
        type="date"
        name={name}
        className="num"
        value={value}
        min={FIRST_DAY}
        max={LAST_DAY}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}

/** A time of day: `23:30`, or empty. */
export function TimeField({
  name,
  value,
  onChange,
  disabled,
  ...field
}: TypedField & { disabled?: boolean }) {
  return (
    <Field {...field}>
      <TextInput
        type="time"
        name={name}
        className="num"
        value={value}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value.slice(0, 5))}
      />
    </Field>
  );
}

/** A time zone of the list, by its IANA name or its city. What was typed is read when the form is sent. */
export function ZoneField({ name, value, onChange, ...field }: TypedField) {
  const list = useId();
  return (
    <Field {...field}>
      <TextInput
        name={name}
        list={list}
        value={value}
        autoComplete="off"
        placeholder={deviceTimeZone()}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={list}>
        {timeZones().map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </Field>
  );
}
