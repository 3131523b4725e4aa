import { useState } from 'react';
import { CURRENCIES } from '#core/profile.ts';
import { clockIn, deviceTimeZone, meantZone, timeZones } from '#site/lib/time-zones.ts';
import { Button } from '#site/ui/Button.tsx';
import { Field } from '#site/ui/Field.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { NativeSelect } from './NativeSelect.tsx';
import type { ArtistFieldProps } from './use-artist-form.ts';

const ZONES_ID = 'time-zones';

/** `EUR, Euro`. */
function currencyOptions() {
  const names = new Intl.DisplayNames('en', { type: 'currency' });
  return CURRENCIES.map((code) => [code, `${code}, ${names.of(code)}`] as const);
}

export function PlaceFields({ draft, set, errorOf }: ArtistFieldProps) {
  const zones = timeZones();
  const [device] = useState(deviceTimeZone);
  const [currencies] = useState(currencyOptions);
  const clock = draft.timeZone === '' ? null : clockIn(draft.timeZone, new Date());
  return (
    <div className="artist-fields">
      <div className="zone-field">
        <Field
          label="Time zone"
          hint={clock === null ? 'Type a city, such as Berlin.' : `It is ${clock} there.`}
          error={errorOf('timeZone')}
        >
          <TextInput
            name="timeZone"
            list={ZONES_ID}
            autoComplete="off"
            spellCheck={false}
            value={draft.timeZone}
            onChange={({ target }) => set('timeZone', target.value)}
            onBlur={({ target }) => set('timeZone', meantZone(target.value, zones))}
          />
        </Field>
        <datalist id={ZONES_ID}>
          {zones.map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
        {draft.timeZone !== device && (
          <Button size="sm" onClick={() => set('timeZone', device)}>
            Use this device's: {device}
          </Button>
        )}
      </div>
      <Field label="Currency" hint="What you are paid in." error={errorOf('currency')}>
        <NativeSelect
          name="currency"
          value={draft.currency}
          options={currencies}
          onChange={(currency) => set('currency', currency)}
        />
      </Field>
    </div>
  );
}
