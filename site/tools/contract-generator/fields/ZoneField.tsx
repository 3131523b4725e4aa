import { useId } from 'react';
import { isZone } from '#core/gigs/zoned-time.ts';
import { deviceTimeZone, meantZone, timeZones } from '#site/lib/time-zones.ts';
import { Field } from '#site/ui/Field.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { desk, useContract } from '../studio.ts';
import { type Read, useTyped } from './use-typed.ts';

const LABEL = 'Time zone of the venue';

/** `berlin` is a zone, and so is none. */
function read(typed: string): Read<string> {
  const zone = typed.trim() === '' ? '' : meantZone(typed, timeZones());
  return zone === '' || isZone(zone) ? { value: zone } : { problem: 'Choose a time zone of the list' };
}

/** The time zone of the venue: it decides how long a set lasts when the clocks change. */
export function ZoneField() {
  const { zone } = useContract();
  const list = useId();
  const { problem, input } = useTyped({
    ...{ label: LABEL, name: 'zone', value: zone, words: String, read },
    onChange: (next) => desk.change({ zone: next }),
  });
  return (
    <Field label={LABEL} error={problem}>
      <TextInput {...input} list={list} placeholder={deviceTimeZone()} />
      <datalist id={list}>
        {timeZones().map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </Field>
  );
}
