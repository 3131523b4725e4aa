import { useId, useState } from 'react';
import { isZone } from '#core/gigs/zoned-time.ts';
import { deviceTimeZone, meantZone, timeZones } from '#site/lib/time-zones.ts';
import { Field } from '#site/ui/Field.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { desk, useContract } from '../studio.ts';

/** The time zone of the venue: it decides how long a set lasts when the clocks change. */
export function ZoneField() {
  const { zone } = useContract();
  const [typed, setTyped] = useState<string | null>(null);
  const zones = timeZones();
  const list = useId();
  const isKnown = (text: string): boolean => text === '' || isZone(text);
  const text = typed ?? zone;

  function take(next: string): void {
    setTyped(next);
    if (isKnown(next)) desk.change({ zone: next });
  }

  return (
    <Field
      label="Time zone of the venue"
      error={typed !== null && !isKnown(typed) ? 'Choose a time zone of the list' : null}
    >
      <TextInput
        name="zone"
        list={list}
        autoComplete="off"
        placeholder={deviceTimeZone()}
        value={text}
        onChange={({ target }) => take(target.value)}
        onBlur={() => {
          const meant = meantZone(text, zones);
          if (isKnown(meant)) {
            desk.change({ zone: meant });
            setTyped(null);
          }
        }}
      />
      <datalist id={list}>
        {zones.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </Field>
  );
}
