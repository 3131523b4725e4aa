import { useId } from 'react';
import { CLIENT_KINDS } from '#core/gigs/booking.ts';
import { CONTACT_ROLES } from '#core/gigs/gig.ts';
import { Field } from '#site/ui/Field.tsx';
import { Select } from '#site/ui/Select.tsx';
import { TextArea } from '#site/ui/TextArea.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { ZoneField } from '../parts/WhenFields.tsx';
import type { BookField } from './book-fields.ts';
import { countries } from './countries.ts';
import { PlaceInput } from './PlaceInput.tsx';

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));
const CHOICES = { clientKind: optionsOf(CLIENT_KINDS), role: optionsOf(CONTACT_ROLES) } as const;

interface EntryFieldProps {
  field: BookField;
  value: string;
  error: string | null;
  onChange(value: string): void;
}

/** One field of an entry, as it is typed. */
export function EntryField({ field, value, error, onChange }: EntryFieldProps) {
  const { name, label, hint, kind } = field;
  if (kind === 'zone')
    return <ZoneField {...{ name, label, value, error, onChange }} {...(hint && { hint })} />;
  return (
    <Field label={label} hint={hint} error={error} required={name === 'name'}>
      <Control field={field} value={value} onChange={onChange} />
    </Field>
  );
}

function Control({ field, value, onChange }: Omit<EntryFieldProps, 'error'>) {
  const list = useId();
  const { name, kind, longest, unit } = field;
  const text = {
    ...{ name, value, maxLength: longest, autoComplete: 'off' },
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  switch (kind) {
    case 'long':
      return <TextArea {...text} rows={name === 'notes' ? 3 : 2} />;
    case 'clientKind':
    case 'role':
      return <Select name={name} value={value} options={CHOICES[kind]} onChange={onChange} />;
    case 'client':
    case 'venue':
      return <PlaceInput name={name} kind={kind} value={value} onChange={onChange} />;
    case 'email':
      return <TextInput {...text} type="email" />;
    case 'phone':
      return <TextInput {...text} type="tel" />;
    case 'whole':
      return <TextInput {...text} className="num" inputMode="numeric" {...(unit && { unit })} />;
    case 'degrees':
    case 'minutes':
      return <TextInput {...text} className="num" />;
    case 'country':
      return (
        <>
          <TextInput {...text} list={list} />
          <datalist id={list}>
            {[...countries()].map(([code, country]) => (
              <option key={code} value={country} />
            ))}
          </datalist>
        </>
      );
    default:
      return <TextInput {...text} />;
  }
}
